
A
xPlaceholder"/device:CPU:0*
dtype0*
shape
:
M
ConstConst"/device:CPU:0*
dtype0*!
valueB*š™™>
,
MulMulxConst"/device:CPU:0*
T0
2
MaximumMaximumMulx"/device:CPU:0*
T0
1
out0IdentityMaximum"/device:CPU:0*
T0"ª