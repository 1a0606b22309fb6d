/** Operators by their registered names, with their common names and the prefixes of their lines. */
const rows = `
北海道旅客鉄道,JR北海道,JR
東日本旅客鉄道,JR東日本,JR
東海旅客鉄道,JR東海,JR
西日本旅客鉄道,JR西日本,JR
四国旅客鉄道,JR四国,JR
九州旅客鉄道,JR九州,JR
札幌市,札幌市交通局,札幌市電
函館市,函館市企業局,函館市電
アイジーアールいわて銀河鉄道,IGRいわて銀河鉄道,IGR
仙台市,仙台市交通局,仙台市地下鉄
上毛電気鉄道,上毛電鉄,上毛電鉄
首都圏新都市鉄道,つくばエクスプレス,
東武鉄道,東武鉄道,東武
西武鉄道,西武鉄道,西武
京成電鉄,京成電鉄,京成
新京成電鉄,新京成電鉄,新京成
京王電鉄,京王電鉄,京王
小田急電鉄,小田急電鉄,小田急
東京急行電鉄,東急電鉄,東急
東急電鉄,東急電鉄,東急
京浜急行電鉄,京急電鉄,京急
相模鉄道,相鉄,相鉄
東京地下鉄,東京メトロ,東京メトロ
東京都,都営交通,都営
多摩都市モノレール,多摩モノレール,
横浜市,横浜市交通局,横浜市営地下鉄
横浜高速鉄道,みなとみらい線,
富士急行,富士山麓電気鉄道,
富士山麓電気鉄道,富士山麓電気鉄道,
名古屋市,名古屋市交通局,名古屋市営地下鉄
名古屋鉄道,名鉄,名鉄
近畿日本鉄道,近鉄,近鉄
WILLER　TRAINS,京都丹後鉄道,京都丹後鉄道
WILLER TRAINS,京都丹後鉄道,京都丹後鉄道
京都市,京都市交通局,京都市営地下鉄
阪急電鉄,阪急,阪急
阪神電気鉄道,阪神電鉄,阪神
京阪電気鉄道,京阪電鉄,京阪
南海電気鉄道,南海電鉄,南海
大阪市高速電気軌道,Osaka Metro,Osaka Metro
大阪高速鉄道,大阪モノレール,
大阪モノレール,大阪モノレール,
北大阪急行電鉄,北大阪急行,北大阪急行
神戸市,神戸市交通局,神戸市営地下鉄
山陽電気鉄道,山陽電鉄,山陽電鉄
西日本鉄道,西鉄,西鉄
福岡市,福岡市交通局,福岡市地下鉄
北九州高速鉄道,北九州モノレール,
熊本市,熊本市交通局,熊本市電
熊本電気鉄道,熊本電鉄,熊本電鉄
鹿児島市,鹿児島市交通局,鹿児島市電
`;

export interface Operator {
  name: string;
  /** Empty if the lines' own names are enough. */
  prefix: string;
}

const operators = new Map(
  rows
    .trim()
    .split('\n')
    .map((row): [string, Operator] => {
      const [registered = '', name = '', prefix = ''] = row.split(',');
      return [registered, { name, prefix }];
    }),
);

/**
 * The common name of an operator.
 * @param registered as 国土数値情報 has it: 東京急行電鉄, 札幌市
 * @returns the registered name if no other is known
 */
export const operatorOf = (registered: string): Operator =>
  operators.get(registered) ?? { name: registered, prefix: registered };
