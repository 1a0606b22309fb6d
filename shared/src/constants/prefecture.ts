/** The seven regions of the footer, in its order (domain section 2). */
export const regions = [
  { name: '北海道・東北', from: 1, to: 7 },
  { name: '関東', from: 8, to: 14 },
  { name: '北陸・甲信越', from: 15, to: 20 },
  { name: '東海', from: 21, to: 24 },
  { name: '関西', from: 25, to: 30 },
  { name: '中国・四国', from: 31, to: 39 },
  { name: '九州・沖縄', from: 40, to: 47 },
] as const;

const rows =
  '北海道,ほっかいどう,hokkaido;青森県,あおもりけん,aomori;岩手県,いわてけん,iwate;宮城県,みやぎけん,miyagi;秋田県,あきたけん,akita;' +
  '山形県,やまがたけん,yamagata;福島県,ふくしまけん,fukushima;茨城県,いばらきけん,ibaraki;栃木県,とちぎけん,tochigi;群馬県,ぐんまけん,gunma;' +
  '埼玉県,さいたまけん,saitama;千葉県,ちばけん,chiba;東京都,とうきょうと,tokyo;神奈川県,かながわけん,kanagawa;新潟県,にいがたけん,niigata;' +
  '富山県,とやまけん,toyama;石川県,いしかわけん,ishikawa;福井県,ふくいけん,fukui;山梨県,やまなしけん,yamanashi;長野県,ながのけん,nagano;' +
  '岐阜県,ぎふけん,gifu;静岡県,しずおかけん,shizuoka;愛知県,あいちけん,aichi;三重県,みえけん,mie;滋賀県,しがけん,shiga;' +
  '京都府,きょうとふ,kyoto;大阪府,おおさかふ,osaka;兵庫県,ひょうごけん,hyogo;奈良県,ならけん,nara;和歌山県,わかやまけん,wakayama;' +
  '鳥取県,とっとりけん,tottori;島根県,しまねけん,shimane;岡山県,おかやまけん,okayama;広島県,ひろしまけん,hiroshima;山口県,やまぐちけん,yamaguchi;' +
  '徳島県,とくしまけん,tokushima;香川県,かがわけん,kagawa;愛媛県,えひめけん,ehime;高知県,こうちけん,kochi;福岡県,ふくおかけん,fukuoka;' +
  '佐賀県,さがけん,saga;長崎県,ながさきけん,nagasaki;熊本県,くまもとけん,kumamoto;大分県,おおいたけん,oita;宮崎県,みやざきけん,miyazaki;' +
  '鹿児島県,かごしまけん,kagoshima;沖縄県,おきなわけん,okinawa';

export interface Prefecture {
  /** JIS number, 1 to 47; also `prefecture_ekispert_id` (R1.10). */
  id: number;
  /** Six digits, as `area` carries it (R1.7). */
  code: string;
  name: string;
  kana: string;
  /** The path of its area page: `/tokyo`. */
  slug: string;
  region: string;
}

/**
 * The local government code with its check digit (全国地方公共団体コード, MIC).
 * @param digits five digits: prefecture and municipality
 * @returns six digits
 */
export function withCheckDigit(digits: string): string {
  const sum = [6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + ((11 - (sum % 11)) % 10);
}

export const prefectures: readonly Prefecture[] = rows.split(';').map((row, at) => {
  const [name = '', kana = '', slug = ''] = row.split(',');
  const id = at + 1;
  const region = regions.find(({ from, to }) => id >= from && id <= to)?.name ?? '';
  return { id, code: withCheckDigit(`${String(id).padStart(2, '0')}000`), name, kana, slug, region };
});

const byCode = new Map(prefectures.map((prefecture) => [prefecture.code, prefecture]));

/** The prefecture of a six-digit code, or undefined where there is none (an unknown area is a 404, R1.7). */
export const prefectureByCode = (code: string): Prefecture | undefined => byCode.get(code);
