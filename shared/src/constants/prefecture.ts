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
  '北海道,hokkaido;青森県,aomori;岩手県,iwate;宮城県,miyagi;秋田県,akita;' +
  '山形県,yamagata;福島県,fukushima;茨城県,ibaraki;栃木県,tochigi;群馬県,gunma;' +
  '埼玉県,saitama;千葉県,chiba;東京都,tokyo;神奈川県,kanagawa;新潟県,niigata;' +
  '富山県,toyama;石川県,ishikawa;福井県,fukui;山梨県,yamanashi;長野県,nagano;' +
  '岐阜県,gifu;静岡県,shizuoka;愛知県,aichi;三重県,mie;滋賀県,shiga;' +
  '京都府,kyoto;大阪府,osaka;兵庫県,hyogo;奈良県,nara;和歌山県,wakayama;' +
  '鳥取県,tottori;島根県,shimane;岡山県,okayama;広島県,hiroshima;山口県,yamaguchi;' +
  '徳島県,tokushima;香川県,kagawa;愛媛県,ehime;高知県,kochi;福岡県,fukuoka;' +
  '佐賀県,saga;長崎県,nagasaki;熊本県,kumamoto;大分県,oita;宮崎県,miyazaki;' +
  '鹿児島県,kagoshima;沖縄県,okinawa';

export interface Prefecture {
  /** JIS number, 1 to 47; also `prefecture_ekispert_id` (R1.10). */
  id: number;
  /** Six digits, as `area` carries it (R1.7). */
  code: string;
  name: string;
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
  const [name = '', slug = ''] = row.split(',');
  const id = at + 1;
  const region = regions.find(({ from, to }) => id >= from && id <= to)?.name ?? '';
  return { id, code: withCheckDigit(`${String(id).padStart(2, '0')}000`), name, slug, region };
});

const byCode = new Map(prefectures.map((prefecture) => [prefecture.code, prefecture]));

/** The prefecture of a six-digit code, or undefined if there is none (an unknown area is a 404, R1.7). */
export const prefectureByCode = (code: string): Prefecture | undefined => byCode.get(code);
