import { namesWithReadings } from '@enerabi/gazetteer/name-with-reading';

/** Words that nurseries all over the country are named after; none is an operator's brand. */
export const words = namesWithReadings(`
さくら,ひまわり,たんぽぽ,めぐみ,若葉 わかば,あおぞら,すみれ,つくし,どんぐり,みどり,ひかり,そよかぜ,ほしぞら,こぐま,こばと,ひよこ,ことり,つばめ,
てんとうむし,ちょうちょ,まつぼっくり,くるみ,もみじ,いちょう,けやき,ふたば,みのり,いずみ,きぼう,なかよし,すくすく,のびのび,あゆみ,はぐくみ,
ひなた,こもれび,はなみずき,しらゆり,すずらん,あじさい,なのはな,れんげ,コスモス,クローバー,白百合 しらゆり,光明 こうみょう,慈光 じこう,
青葉 あおば,双葉 ふたば,松の実 まつのみ,銀の鈴 ぎんのすず,大空 おおぞら,風の子 かぜのこ,森の子 もりのこ,星の子 ほしのこ,大地 だいち,千草 ちぐさ,
若竹 わかたけ,若草 わかくさ,わかば,わかくさ,あさひ,やまびこ,かがやき,ゆりかご,きらきら,ほほえみ,ふれあい,やまもも,つぼみ,はるかぜ,みつば,
ななほし,木の実 このみ,麦の穂 むぎのほ,朝露 あさつゆ,菜の花 なのはな,花かご はなかご,月の輪 つきのわ,せせらぎ,ゆめの木 ゆめのき
`);

/** Endings of a name's stem: さくらの森. */
export const landscapes = namesWithReadings(
  'の森 のもり,の丘 のおか,の里 のさと,の杜 のもり,の家 のいえ,の木 のき',
);

export const ordinals = namesWithReadings(
  '第二 だいに,第三 だいさん,第四 だいよん,第五 だいご,第六 だいろく,第七 だいなな',
);
