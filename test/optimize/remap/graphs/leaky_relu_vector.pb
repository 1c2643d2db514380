
J
xPlaceholder"/device:CPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
I
ConstConst"/device:CPU:0*
dtype0*
valueB"ÍÌÌ=ÍÌL>
,
MulMulxConst"/device:CPU:0*
T0
2
MaximumMaximumMulx"/device:CPU:0*
T0
1
out0IdentityMaximum"/device:CPU:0*
T0"ª