import { operatorOf } from './operators.ts';

/** Lines whose common name differs from the one in the data. */
const known = new Map(
  `
札幌市 南北線,札幌市営地下鉄南北線
札幌市 東西線,札幌市営地下鉄東西線
札幌市 東豊線,札幌市営地下鉄東豊線
首都圏新都市鉄道 常磐新線,つくばエクスプレス
東武鉄道 東上本線,東武東上線
東海旅客鉄道 中央線,JR中央本線
岳南電車 岳南線,岳南電車岳南鉄道線
東京都 荒川線,都電荒川線
東京都 日暮里・舎人線,日暮里・舎人ライナー
多摩都市モノレール 多摩都市モノレール線,多摩モノレール
ゆりかもめ 東京臨海新交通臨海線,ゆりかもめ
東京臨海高速鉄道 りんかい線,りんかい線
横浜市 1号線,横浜市営地下鉄ブルーライン
横浜市 3号線,横浜市営地下鉄ブルーライン
横浜市 4号線,横浜市営地下鉄グリーンライン
横浜高速鉄道 みなとみらい21線,みなとみらい線
富士急行 大月線,富士急行線
富士急行 河口湖線,富士急行線
富士山麓電気鉄道 大月線,富士急行線
富士山麓電気鉄道 河口湖線,富士急行線
名古屋市 4号線名城線,名古屋市営地下鉄名城線
大阪高速鉄道 大阪モノレール線,大阪モノレール線
大阪高速鉄道 国際文化公園都市モノレール線（彩都線）,大阪モノレール彩都線
大阪モノレール 国際文化公園都市モノレール線（彩都線）,大阪モノレール彩都線
北大阪急行電鉄 南北線,北大阪急行線
広島高速交通 広島新交通1号線,アストラムライン
北九州高速鉄道 小倉線,北九州モノレール
沖縄都市モノレール 沖縄都市モノレール線,ゆいレール
神戸市 山手線,神戸市営地下鉄西神・山手線
神戸市 西神線,神戸市営地下鉄西神・山手線
神戸市 西神延伸線,神戸市営地下鉄西神・山手線
土佐くろしお鉄道 阿佐線,土佐くろしお鉄道ごめん・なはり線
`
    .trim()
    .split('\n')
    .map((row) => row.split(',') as [string, string]),
);

/** JR lines that the data calls 東海道線 and timetables 東海道本線. */
const mainLines = new Set(
  '東海道 東北 信越 北陸 奥羽 羽越 関西 紀勢 高山 山陽 山陰 函館 室蘭 根室 宗谷 石北 留萌 鹿児島 日豊 長崎 筑豊 久大 豊肥'.split(
    ' ',
  ),
);

/**
 * The common name of a line: 東急東横線 for 東横線 of 東京急行電鉄, 東京メトロ東西線 for 5号線東西線 of 東京地下鉄.
 * @param registered operator as 国土数値情報 (N02) has it
 * @param line as N02 has it
 */
export function lineNameOf(registered: string, line: string): string {
  const special = known.get(`${registered} ${line}`);
  if (special) return special;
  const { prefix } = operatorOf(registered);
  const own = shortened(line, prefix);
  const hasOwner = prefix === '' || own.startsWith(prefix) || own.includes('新幹線');
  return hasOwner ? own : prefix + own;
}

/** Without the number, which people do not use, and by the name in brackets if there is one: 1号線(御堂筋線). */
function shortened(line: string, prefix: string): string {
  const named = /[(（]([^()（）]+線)[)）]$/.exec(line)?.[1] ?? line.replace(/^\d+号線(?=.)/, '');
  const stem = named.replace(/線$/, '');
  return prefix === 'JR' && mainLines.has(stem) ? `${stem}本線` : named;
}
