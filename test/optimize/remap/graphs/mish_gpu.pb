
J
xPlaceholder"/device:GPU:0*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ
/
SoftplusSoftplusx"/device:GPU:0*
T0
.
TanhTanhSoftplus"/device:GPU:0*
T0
+
MulMulxTanh"/device:GPU:0*
T0
-
out0IdentityMul"/device:GPU:0*
T0"ª