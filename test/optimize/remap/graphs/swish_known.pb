
A
xPlaceholder"/device:CPU:0*
dtype0*
shape
:
-
SigmoidSigmoidx"/device:CPU:0*
T0
.
MulMulxSigmoid"/device:CPU:0*
T0
-
out0IdentityMul"/device:CPU:0*
T0"ª