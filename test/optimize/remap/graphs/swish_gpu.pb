
J
xPlaceholder"/device:GPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
-
SigmoidSigmoidx"/device:GPU:0*
T0
.
MulMulxSigmoid"/device:GPU:0*
T0
-
out0IdentityMul"/device:GPU:0*
T0"ª