import { withCheckDigit } from '@enerabi/shared/constants';

export interface Ward {
  /** Six digits, with the check digit. */
  code: string;
  /** Without its city: 中央区. */
  name: string;
}

/** A city whose wards have codes of their own (政令指定都市). */
export interface DesignatedCity extends Ward {
  /** Five digits as a number: its wards' numbers are at most 28 higher (JIS X 0402). */
  number: number;
  wards: readonly Ward[];
  /** Former wards by name, with the ward that they became part of; null: parts of several. */
  formerWards: ReadonlyMap<string, Ward | null>;
}

/** The city's five digits and its name; each ward's number after its city's, and its name. As of 2024-01-01. */
const rows = `
01100 札幌市 1中央区 2北区 3東区 4白石区 5豊平区 6南区 7西区 8厚別区 9手稲区 10清田区
04100 仙台市 1青葉区 2宮城野区 3若林区 4太白区 5泉区
11100 さいたま市 1西区 2北区 3大宮区 4見沼区 5中央区 6桜区 7浦和区 8南区 9緑区 10岩槻区
12100 千葉市 1中央区 2花見川区 3稲毛区 4若葉区 5緑区 6美浜区
14100 横浜市 1鶴見区 2神奈川区 3西区 4中区 5南区 6保土ケ谷区 7磯子区 8金沢区 9港北区 10戸塚区 11港南区 12旭区 13緑区 14瀬谷区 15栄区 16泉区 17青葉区 18都筑区
14130 川崎市 1川崎区 2幸区 3中原区 4高津区 5多摩区 6宮前区 7麻生区
14150 相模原市 1緑区 2中央区 3南区
15100 新潟市 1北区 2東区 3中央区 4江南区 5秋葉区 6南区 7西区 8西蒲区
22100 静岡市 1葵区 2駿河区 3清水区
22130 浜松市 8中央区 9浜名区 10天竜区
23100 名古屋市 1千種区 2東区 3北区 4西区 5中村区 6中区 7昭和区 8瑞穂区 9熱田区 10中川区 11港区 12南区 13守山区 14緑区 15名東区 16天白区
26100 京都市 1北区 2上京区 3左京区 4中京区 5東山区 6下京区 7南区 8右京区 9伏見区 10山科区 11西京区
27100 大阪市 2都島区 3福島区 4此花区 6西区 7港区 8大正区 9天王寺区 11浪速区 13西淀川区 14東淀川区 15東成区 16生野区 17旭区 18城東区 19阿倍野区 20住吉区 21東住吉区 22西成区 23淀川区 24鶴見区 25住之江区 26平野区 27北区 28中央区
27140 堺市 1堺区 2中区 3東区 4西区 5南区 6北区 7美原区
28100 神戸市 1東灘区 2灘区 5兵庫区 6長田区 7須磨区 8垂水区 9北区 10中央区 11西区
33100 岡山市 1北区 2中区 3東区 4南区
34100 広島市 1中区 2東区 3南区 4西区 5安佐南区 6安佐北区 7安芸区 8佐伯区
40100 北九州市 1門司区 3若松区 5戸畑区 6小倉北区 7小倉南区 8八幡東区 9八幡西区
40130 福岡市 1東区 2博多区 3中央区 4南区 5西区 6城南区 7早良区
43100 熊本市 1中央区 2東区 3西区 4南区 5北区
`;

/** Hamamatsu merged seven wards into three on 2024-01-01; some towns of 北区 went to 中央区. */
const former: Record<string, Record<string, string | null>> = {
  浜松市: { 中区: '中央区', 東区: '中央区', 西区: '中央区', 南区: '中央区', 北区: null, 浜北区: '浜名区' },
};

function cityOf(row: string): DesignatedCity {
  const [digits = '', name = '', ...own] = row.split(' ');
  const number = Number(digits);
  const wards = own.map((text): Ward => {
    const [, offset = '', ward = ''] = /^(\d+)(.+)$/.exec(text) ?? [];
    return { code: withCheckDigit(String(number + Number(offset)).padStart(5, '0')), name: ward };
  });
  const gone = Object.entries(former[name] ?? {}).map(
    ([ward, now]) => [ward, wards.find((one) => one.name === now) ?? null] as const,
  );
  return { code: withCheckDigit(digits), name, number, wards, formerWards: new Map(gone) };
}

/** The twenty cities and their 171 wards, by their numbers. */
export const designatedCities: readonly DesignatedCity[] = rows.trim().split('\n').map(cityOf);

/** The largest difference of a ward's number and its city's. */
const mostWards = 28;

/**
 * The city that a ward belongs to, by numbers alone, former wards included.
 * @param code six digits, of a municipality or a ward
 * @returns undefined if it is no ward
 */
export function designatedCityOfWard(code: string): DesignatedCity | undefined {
  const number = Number(code.slice(0, 5));
  // 相模原市 (14150) is within 28 of 川崎市 (14130): the nearest city before a number is its own.
  const city = designatedCities.findLast((one) => one.number <= number);
  return city && number > city.number && number <= city.number + mostWards ? city : undefined;
}

/** The city with a code, or the city of the ward with it; undefined for any other municipality. */
export const designatedCityOf = (code: string): DesignatedCity | undefined =>
  designatedCities.find((city) => city.code === code) ?? designatedCityOfWard(code);
