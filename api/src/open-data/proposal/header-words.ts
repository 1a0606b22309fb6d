import { aliases, type Field, normaliseHeader } from '../layout/columns.ts';
import { hoursWord } from './hours-words.ts';

interface Words {
  /** A header that equals one of these means the field. */
  exact: string;
  /** A header that contains one of these probably means the field. */
  part?: RegExp;
  not?: RegExp;
}

/** Headers that cities use besides those of the standard layouts, in the form of `normaliseHeader`. */
const words: Partial<Record<Field, Words>> = {
  municipality_code: {
    exact: '市町村コード 団体コード 自治体番号 citycode lgcode',
    part: /団体コード|市区?町村コード/,
    not: /町字/,
  },
  id: {
    exact:
      '施設番号 施設コード 事業所番号 園番号 管理番号 整理番号 通番 連番 項番 # #property facilityid facilityno hid objectid code',
    part: /施設.*(?:番号|コード|id)|事業所番号|^no\.?$/,
    not: /電話|郵便|法人/,
  },
  prefecture: { exact: '県名 都道府県名 prefecture pref' },
  municipality: {
    exact: '市町村 市町村名 市名 自治体 city municipality add1',
    part: /(?:市区|区市|市)町村(?:名)?$/,
    not: /コード|番号/,
  },
  ward: { exact: '区 区名 行政区 区域 ward', part: /所在区|行政区/ },
  name: {
    exact:
      '園名 保育園名 保育所名 施設名 事業所名 幼稚園名 学校名 名前 施設の名称 施設等名 施設・事業名 施設事業所名 施設名称 保育施設名 name title label facilityname nurseryname',
    part: /(?:施設|事業所|園|保育所)の?(?:等の?)?(?:名称|名前?)$|name$/,
    not: /法人|設置|運営|代表|カナ|かな|フリガナ|ふりがな|読み|英|略|kana|owner|corp|en$/,
  },
  name_kana: {
    exact: 'カナ かな よみ 読み ヨミガナ よみがな フリガナ kana namekana',
    part: /カナ|かな|フリガナ|ふりがな|ヨミ|kana/,
    not: /法人|設置|運営|住所|所在/,
  },
  facility_type: {
    exact:
      '種別 施設種別 施設区分 区分 種類 施設類型 類型 施設形態 認可区分 事業類型 事業種別 施設の種類 施設種類 type category kind certifiedtype facilitytype',
    part: /種別|類型|施設.*区分|施設の?種類|type$/,
    not: /料金|公立|公私|設置|経営|運営|高度|休/,
  },
  ownership: {
    exact:
      '公私 公私区分 公私別 公立私立 公立・私立 公立・私立の別 公立私立の別 設置主体 経営主体 運営主体 設置区分 設立区分 経営形態 運営形態 ownership',
    part: /公・?私|公立.*私立|(?:設置|経営|運営)(?:主体|形態|区分)/,
  },
  address: {
    exact: '住所 所在地 施設住所 施設所在地 所在 場所 住所1 address addr location所在地',
    part: /住所|所在地|address/,
    not: /コード|都道府県|市区町村|町字|番地|方書|法人|設置|運営|mail|カナ|緯度|経度|区$|郵便/,
  },
  town: { exact: '町名 町字 町丁目 大字 住所町名 town add2', part: /^町(?:名|丁目)|町名$/ },
  street: { exact: '番地 丁目番地 番地以下 丁目・番地 street', part: /番地/ },
  building: { exact: '建物名 建物 ビル名 方書 building', part: /建物|方書/ },
  latitude: {
    exact: '緯度 北緯 lat latitude y y座標 座標y 緯度(10進) location.lat location.latitude',
    part: /緯度|latitude/,
    not: /経度/,
  },
  longitude: {
    exact:
      '経度 東経 lng lon long longitude x x座標 座標x 経度(10進) location.lng location.lon location.longitude',
    part: /経度|longitude/,
    not: /緯度/,
  },
  position: {
    exact: '位置 位置情報 座標 緯度経度 緯度・経度 緯度,経度 地図座標 latlng latlon geo geopoint location',
    part: /緯度.*経度|座標$/,
    not: /[xy]$/,
  },
  postal_code: { exact: '郵便番号 〒 郵便 postal postalcode zip zipcode postcode', part: /郵便番号|zip|〒/ },
  phones: {
    exact:
      '電話 電話番号 tel 連絡先 連絡先電話番号 問い合わせ先 問合せ先 telephone telephonenumber phone phonenumber',
    part: /電話|tel|phone/,
    not: /fax|内線/,
  },
  fax: {
    exact: 'fax ファックス ファクス ファクシミリ fax番号',
    part: /fax|ファ(?:ッ)?クス|ファクシミリ/,
    not: /電話|tel/,
  },
  capacity: {
    exact: '定員 定員数 利用定員 認可定員 総定員 入所定員 定員合計 定員計 合計定員 capacity full',
    part: /定員|capacity/,
    not: /[0-5]歳|[0-5]才|[123]号|児$|一時/,
  },
  accepted_age: {
    exact:
      '対象年齢 受入年齢 受入れ年齢 受入月齢 受け入れ年齢 年齢 入所年齢 保育年齢 対象児童 受入開始年齢 入所月齢 対象月齢 対象 acceptedage age ages',
    part: /年齢|月齢|ages?$/,
    not: /まで|上限|終|定員|agee$/,
  },
  accepted_age_to: {
    exact: '対象年齢上限 受入年齢上限 受入年齢(まで) 受入終了年齢 agee ageto',
    part: /年齢.*(?:上限|まで|終)/,
  },
  open_days: {
    exact: '曜日 開所曜日 利用曜日 開園曜日 営業日 開所日 開園日 利用可能曜日 availabledate days',
    part: /曜日/,
    not: /定休|休/,
  },
  hours_note: {
    exact: '時間備考 開所時間備考 利用時間備考 availabledatenote',
    part: /時間.*(?:備考|特記|補足)|datenote|^memo$/,
  },
  extended_care: {
    exact: '延長保育 延長保育の有無 延長 extra',
    part: /延長保育/,
    not: /時間|料金|から|まで/,
  },
  temporary_care: {
    exact: '一時保育 一時預かり 一時預かり保育 一時預かりの有無 temporarykeeping temp',
    part: /一時(?:預か?り|保育)|temporary/,
    not: /料金|定員|時間|電話/,
  },
  sick_child_care: {
    exact: '病児保育 病児・病後児保育 病児病後児 病児保育の有無',
    part: /病児/,
    not: /料金|定員/,
  },
  holiday_care: { exact: '休日保育 休日保育の有無 日曜保育 holiday', part: /休日保育/ },
  night_care: { exact: '夜間保育 夜間保育の有無 night', part: /夜間保育/ },
  access_note: {
    exact: 'アクセス 交通 交通案内 最寄駅 最寄り駅 交通機関 access',
    part: /アクセス|最寄り?駅|交通|access/,
  },
  parking_note: { exact: '駐車場 駐車場の有無 駐車台数 parking parkinginformation', part: /駐車|parking/ },
  certified_centre: { exact: '認定こども園 kodomo' },
  workplace: { exact: '事業所内 shanai' },
  round_the_clock: { exact: '24時間保育 24時間 h24' },
  supervision_certificate: { exact: '証明書 指導監督基準 proof', part: /証明書/ },
  corporation_number: { exact: '法人番号', part: /法人番号/ },
  corporation_name: {
    exact:
      '法人名 設置者 設置者名 運営法人 運営法人名 設置法人 運営者 事業者 事業者名 経営者 設置・運営者 運営事業者 運営主体名 法人名称 owner operator corporation',
    part: /法人名|(?:設置|運営|経営|事業)(?:法人|者|会社)/,
    not: /電話|住所|所在|代表|番号/,
  },
  approved_on: {
    exact:
      '認可年月日 認可日 設置年月日 設立年月日 開設年月日 開設日 開園年月日 事業開始年月日 開所年月日 設置認可年月日 openedon',
    part: /(?:認可|設置|設立|開設|開園|開所|事業を?開始|認定).*(?:年月日|日)$/,
  },
  url: {
    exact:
      'url hp ホームページ ホームページurl ウェブサイト webサイト web サイト リンク hpアドレス homepage link referenceobject website',
    part: /url|ホームページ|ウェブ|web|^hp/,
    not: /画像|image|form|メール/,
  },
  remarks: {
    exact: '備考 特記事項 その他 摘要 注記 メモ コメント note notes memo remarks comment',
    part: /備考|特記|特色|remarks?/,
    not: /時間|料金|連絡先|定員/,
  },
};

const exactly = new Map<Field, ReadonlySet<string>>(
  (Object.keys(words) as Field[]).map((field) => [field, new Set(words[field]?.exact.split(' '))]),
);

/** How strongly a header's words alone suggest a field. */
const certain = 1;
const known = 0.95;
const likely = 0.8;

/** `定員（人）` is 定員. */
const withoutUnit = (header: string): string =>
  header.replace(/\((?:人|名|台|℡|.{0,2}単位.*?|必須|任意)\)$/, '').replace(/^[【「(]|[】」)]$/g, '');

/**
 * How strongly a header's words suggest a field, from 0 to 1.
 * @param header as published
 */
export function headerScore(header: string, field: Field): number {
  const full = normaliseHeader(header);
  const name = withoutUnit(full);
  const hours = hoursWord(name);
  if (hours) return hours.field === field ? hours.score : 0;
  if (aliases[field]?.includes(full)) return certain;
  const own = words[field];
  if (!own || own.not?.test(name)) return exactly.get(field)?.has(name) ? known : 0;
  if (exactly.get(field)?.has(name)) return known;
  return own.part?.test(name) ? likely : 0;
}
