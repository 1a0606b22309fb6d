import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const headers =
  '全国地方公共団体コード,ID,地方公共団体名,名称,名称_カナ,種別,所在地_連結表記,所在地_都道府県,所在地_市区町村,所在地_町字,所在地_番地以下,緯度,経度,アクセス方法,駐車場情報,電話番号,郵便番号,法人番号,団体名,認可等年月日,収容定員,受入年齢,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,一時預かりの有無,病児保育の有無,URL,備考';
const kinds = [
  '認可公立保育所',
  '認可私立保育所',
  '認定こども園（幼保連携型）',
  '小規模保育施設',
  '認可外保育所',
  '放課後児童クラブ',
];
const ages = ['3ヶ月から', '産休明け', '1歳～', '1号認定 3歳児～、2・3号認定 3か月～', '小学生'];
const names = [
  ['ひまわり', 'ヒマワリ'],
  ['さくら', 'サクラ'],
  ['青空', 'アオゾラ'],
  ['若葉', 'ワカバ'],
  ['つくし', 'ツクシ'],
] as const;

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** A row as cities publish them; one in ten has a quirk: era dates, HTML, half-width dashes, a lost 0. */
function row(number: number, prefix: string): string {
  const [name, kana] = pick(names, number);
  const isQuirky = number % 10 === 0;
  const block = `${(number % 9) + 1}${isQuirky ? 'ｰ' : '-'}${(number % 30) + 1}`;
  return [
    '352071',
    `${prefix}${String(number).padStart(8, '0')}`,
    '山口県下松市',
    `${name}保育園第${number}`,
    `${kana}ホイクエンダイ${number}`,
    pick(kinds, number),
    `山口県下松市潮音町${block}`,
    '山口県',
    '下松市',
    '潮音町',
    block,
    (34 + (number % 1000) / 10_000).toFixed(6),
    (131.8 + (number % 777) / 10_000).toFixed(6),
    '下松駅から徒歩10分',
    '有（10台）',
    isQuirky
      ? `833-41-${String(number % 10_000).padStart(4, '0')}`
      : `0833-41-${String(number % 10_000).padStart(4, '0')}`,
    '744-0074',
    '',
    `社会福祉法人${name}会`,
    isQuirky ? 'S47.4.1' : '2017-01-06',
    String(20 + (number % 150)),
    pick(ages, number),
    '月火水木金土',
    '07:30',
    '19:00',
    '土曜は18時30分まで(日曜・年末年始等はお休み)',
    pick(['有', '無'], number),
    '無',
    `https://www.example.jp/hoiku/${number}.html`,
    isQuirky ? '"園庭開放<br>毎週水曜"' : '園庭開放は毎週水曜の午前中です。',
  ].join(',');
}

function* lines(rows: number, prefix: string): Generator<string> {
  yield `${headers}\r\n`;
  for (let number = 1; number <= rows; number += 1) yield `${row(number, prefix)}\r\n`;
}

/**
 * Writes a CSV file of demonstration facilities in the standard layout.
 * @param prefix of the IDs, so that two files have different facilities
 */
export const writePublishedFile = (path: string, rows: number, prefix: string): Promise<void> =>
  pipeline(Readable.from(lines(rows, prefix)), createWriteStream(path));
