
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
MulMulTanhx"/device:CPU:0*
T0
-
out0IdentityMul"/device:CPU:0*
T0"ª