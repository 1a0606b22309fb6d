/** Kinds of columns of a published file; profiles name these. */
export const fields = [
  'municipality_code',
  'id',
  'publisher_name',
  'prefecture',
  'municipality',
  'ward',
  'name',
  'name_kana',
  'facility_type',
  'certified_centre',
  'workplace',
  'ownership',
  'location_code',
  'address',
  'town',
  'street',
  'building',
  'latitude',
  'longitude',
  'position',
  'access_note',
  'parking_note',
  'phones',
  'fax',
  'mailaddress',
  'postal_code',
  'corporation_number',
  'corporation_name',
  'approved_on',
  'capacity',
  'accepted_age',
  'accepted_age_to',
  'open_days',
  'opens_at',
  'closes_at',
  'saturday_opens_at',
  'saturday_closes_at',
  'standard_opens_at',
  'standard_closes_at',
  'short_opens_at',
  'short_closes_at',
  'round_the_clock',
  'hours_note',
  'extended_care',
  'temporary_care',
  'temporary_care_fee_kind',
  'temporary_care_fee',
  'temporary_care_fee_note',
  'sick_child_care',
  'holiday_care',
  'night_care',
  'supervision_certificate',
  'url',
  'remarks',
] as const;
export type Field = (typeof fields)[number];

/** The position of a GeoJSON feature, named like a column. */
export const positionHeader = 'geometry.coordinates';

/** A header without the differences between publishers: width, case, spaces, underscores, a byte order mark. */
export const normaliseHeader = (header: string): string =>
  header
    .normalize('NFKC')
    .replace(/[\s_\uFEFF]/g, '')
    .toLowerCase();

/**
 * Headers of 子育て施設一覧 in its three layouts and in variants of cities, in the form of `normaliseHeader`. If a file has
 * several for one field, the first one in this list is taken.
 */
export const aliases: Partial<Record<Field, readonly string[]>> = {
  municipality_code: [
    '全国地方公共団体コード',
    '自治体コード',
    '都道府県コード又は市区町村コード',
    '都道府県コードまたは市区町村コード',
    '市区町村コード',
    '地方公共団体コード',
  ],
  id: ['id', '施設id', '番号', 'no'],
  publisher_name: ['地方公共団体名', '自治体名'],
  prefecture: ['所在地都道府県', '都道府県名', '都道府県'],
  municipality: ['所在地市区町村', '市区町村名', '市区町村'],
  ward: ['区', '区名', '行政区', '行政区名', '所在区', '施設所在区', '所在地区', '所在地行政区'],
  name: ['名称', '施設名', '施設名称'],
  name_kana: ['名称カナ', '名称かな', '施設名カナ', '施設名称カナ', 'フリガナ', 'ふりがな'],
  facility_type: ['種別', '施設種別', '施設の種別', '種類'],
  location_code: ['所在地全国地方公共団体コード', '所在地自治体コード'],
  address: ['所在地連結表記', '所在地連結標記', '住所', '所在地'],
  town: ['所在地町字'],
  street: ['所在地番地以下'],
  building: ['建物名等(方書)', '建物名等', '方書'],
  latitude: ['緯度'],
  longitude: ['経度'],
  position: [normaliseHeader(positionHeader)],
  access_note: ['アクセス方法'],
  parking_note: ['駐車場情報'],
  phones: ['電話番号'],
  fax: ['fax番号', 'ファックス番号', 'ファクス番号', 'fax'],
  mailaddress: ['連絡先メールアドレス', 'メールアドレス'],
  postal_code: ['郵便番号'],
  corporation_number: ['法人番号'],
  corporation_name: ['団体名', '法人名', '設置者名'],
  approved_on: ['認可等年月日', '許可等年月日', '認可年月日'],
  capacity: ['収容定員', '定員', '利用定員'],
  accepted_age: ['受入年齢', '受入れ年齢', '対象年齢'],
  open_days: ['利用可能曜日'],
  opens_at: ['開始時間'],
  closes_at: ['終了時間'],
  hours_note: ['利用可能日時特記事項', '利用可能日時特記', '利用可能時間特記事項'],
  temporary_care: ['一時預かりの有無'],
  temporary_care_fee_kind: ['子供預かり料金種別'],
  temporary_care_fee: ['子供預かり料金'],
  temporary_care_fee_note: ['子供預かり料金備考'],
  sick_child_care: ['病児保育の有無'],
  url: ['url', 'ホームページ', 'ウェブサイト'],
  remarks: ['備考'],
};

const standardLayout =
  '全国地方公共団体コード,ID,地方公共団体名,名称,名称_カナ,種別,所在地_全国地方公共団体コード,町字ID,所在地_連結表記,所在地_都道府県,所在地_市区町村,所在地_町字,所在地_番地以下,建物名等(方書),緯度,経度,高度の種別,高度の値,アクセス方法,駐車場情報,電話番号,内線番号,FAX番号,連絡先メールアドレス,連絡先FormURL,郵便番号,法人番号,団体名,認可等年月日,収容定員,受入年齢,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,一時預かりの有無,子供預かり料金種別,子供預かり料金,子供預かり料金備考,子供預かり開所時間,子供預かり閉所時間,病児保育の有無,授乳室,おむつ替えコーナー,飲食可否,ベビーカー貸出,ベビーカー利用,URL,画像,画像_ライセンス,備考';
const olderLayout =
  '都道府県コード又は市区町村コード,NO,都道府県名,市区町村名,名称,名称_カナ,種別,住所,方書,緯度,経度,アクセス方法,駐車場情報,電話番号,内線番号,FAX番号,法人番号,団体名,認可等年月日,収容定員,受入年齢,利用可能曜日,開始時間,終了時間,利用可能日時特記事項,一時預かりの有無,URL,備考';
const variantLayout =
  '自治体コード,ID,地方公共団体名,名称,名称_カナ,名称_英字,種別,所在地_自治体コード,町字ID,所在地_連結標記,所在地_都道府県,所在地_市区町村,所在地_町字,所在地_番地以下,建物名等,緯度,経度,高度の種別,高度の値,アクセス方法,駐車場情報,電話番号,内線番号,FAX番号,メールアドレス,連絡先FormURL,連絡先備考,郵便番号,法人番号,団体名,許可等年月日,収容定員,受入年齢,利用可能曜日,開始時間,終了時間,利用可能日時特記,一時預かりの有無,子供預かり料金種別,子供預かり料金,子供預かり料金備考,子供預かり開所時間,子供預かり閉所時間,病児保育の有無,授乳室,おむつ替えコーナー,飲食可否,ベビーカー貸出,ベビーカー利用,URL,画像,画像ライセンス,備考';

/** The layouts of 子育て施設一覧 (自治体標準オープンデータセット), to name the layout of a file or the nearest one. */
export const knownLayouts = [
  { name: '子育て施設一覧, 51 columns', headers: standardLayout.split(',') },
  { name: '子育て施設一覧, 28 columns (推奨データセット)', headers: olderLayout.split(',') },
  { name: '子育て施設一覧, 53 columns', headers: variantLayout.split(',') },
] as const;
