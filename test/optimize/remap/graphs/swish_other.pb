
J
xPlaceholder"/device:CPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
-
SigmoidSigmoidx"/device:CPU:0*
T0
J
yPlaceholder"/device:CPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
.
MulMulySigmoid"/device:CPU:0*
T0
-
out0IdentityMul"/device:CPU:0*
T0"ª