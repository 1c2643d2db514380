
;
xPlaceholder*
dtype0*
shape:ÿÿÿÿÿÿÿÿÿ

SigmoidSigmoidx*
T0

MulMulxSigmoid*
T0

out0IdentityMul*
T0"ª