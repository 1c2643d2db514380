
M
xPlaceholder"/device:CPU:0*
dtype0*
shape:
µ
ConstConst"/device:CPU:0*
dtype0*ˆ
valueşBû"àcşN¿2Š«¾¢d¿JÔ‘¾+íï>}¦>°í->¶!j?üsÖ>†×l?Aœ½½d6¿úïq?ˆŸn?%bq?";â>Û’ò¾|•>¦”¯¾EH¿Ø© ¾</N>*œ¡>Dº?;n¿­—Y¾y(¿÷ï>¹Ö½ªx
>zŞ¼Î]ˆ½Ó¶Ê½78w¿²1?½{‡¾4Ûú>F?¹Å¼Xíg¿uVó½²	#?Ü{¿r??¬İ¾ØU–>+p>½?]¸C>“ê¾d¼>`¿Wìn?µ/v¿O†\¿TÕ"¿r1¿jL?P}M?<+¾ì¡e>Í±>ğ)¿Í”B¼`g>İ²z?-¼¾mô)¿îA?‰""<ëõ&?{†ö>w+?áyu?ü‚&?š5?Í#´>x®Ÿ½‡=àà>"îı>€i›>i
g¾Ş±<>õx?¿d¦P?®ÊL>±D$>Vo<¾˜¿ßÂ6>J÷ü¾Ã¿‰´â½†[s¾}—å¾Ò\e¿‹KŠ¾-}¿ ´B>»C?b—?Àâ?`Ö>&gE?X[¿Uª?^z¿e8‘>ïZá>Âø«¾b0ë>Wä¾êB&¿Ü‘O?.1r?-=¿Ãì¿"%Á>’}¿™í#?§b_¿0ƒk?Ğl%?: ¾Èp¯¾˜¾Y¿gjV?2F$?2ò¯½vÄ½If#?OfB?úòŸ>.^K?ÌL¿‚GÖ>]/°<P ®¾Åt>w¾,c?ÚF?D¢
>êä2¿œYğ¾9ü>?ÂÚ?·`6?Q…#¿ÄPb¿ú¤¯>8Ó>TÚ
¾èu?âÂ¥¾fué½\<?Îê>@¾9¿hìl?=gX?rã¿bğA¿Ôl¿».¿]×F¿c?jä=ñÛ3¿NŠ¨½Y2a¿Uäq?,µ?Ù›I?°†Ê¾iI>/I?ÁJ¿Új?'Ë?Á>–4j¾mò»>Å×>ª—Ø>ı\b¿!X¿C‡ã=ÌÏ>\O¾uŒ>KW>ªç(?Ä:Î¾»³5¿Í€¾ò\­¾eåz¾§-¿ˆ/?rZ$¿„Uw¿t¡¿¯G"¿-n¿>{ŠA?«S	>[¤›>â¡ı½'­k?ŒÖ>7öƒ>Ê¤¿Ÿ>

contractionConv3DxConst"/device:CPU:0*
T0*
data_formatNDHWC*
	dilations	
*
paddingSAME*
strides	

S
Const_1Const"/device:CPU:0*
dtype0*%
valueB"éeW¾”W3?‹?X?E×'=
T
biasBiasAddcontractionConst_1"/device:CPU:0*
T0*
data_formatNHWC
P
sidePlaceholder"/device:CPU:0*
dtype0*
shape:
2
AddV2AddV2biasside"/device:CPU:0*
T0
1
SigmoidSigmoidAddV2"/device:CPU:0*
T0
1
out0IdentitySigmoid"/device:CPU:0*
T0"ª