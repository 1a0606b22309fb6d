import { namesWithReadings } from '../name-with-reading.ts';

/** Cities whose wards have codes of their own (政令指定都市). The cities, not their wards, own nurseries. */
export const designatedCities = namesWithReadings(`
札幌市 さっぽろし,仙台市 せんだいし,さいたま市 さいたまし,千葉市 ちばし,横浜市 よこはまし,川崎市 かわさきし,相模原市 さがみはらし,
新潟市 にいがたし,静岡市 しずおかし,浜松市 はままつし,名古屋市 なごやし,京都市 きょうとし,大阪市 おおさかし,堺市 さかいし,神戸市 こうべし,
岡山市 おかやまし,広島市 ひろしまし,北九州市 きたきゅうしゅうし,福岡市 ふくおかし,熊本市 くまもとし
`);
