
J
xPlaceholder"/device:CPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
/
SoftplusSoftplusx"/device:CPU:0*
T0
.
TanhTanhSoftplus"/device:CPU:0*
T0
+
MulMulxTanh"/device:CPU:0*
T0
(
NegNegTanh"/device:CPU:0*
T0
-
out0IdentityMul"/device:CPU:0*
T0
-
out1IdentityNeg"/device:CPU:0*
T0"ª