import { countText } from '@enerabi/shared/ui';
import { shortValue } from '../../address/short-value.ts';
import type { MarkName } from '../marks/facility-marks.ts';

export const copy = {
  top: 'トップ',
  views: '表示の切り替え',
  map: '地図',
  list: 'リスト',
  loading: '検索しています',
  count: (total: number) => `この範囲に${countText(total)}件あります`,
  /** Shown after the map has moved without a search. */
  countBefore: (total: number) => `前に検索した範囲に${countText(total)}件あります`,
  /** Shown beside the count while the list is in view. */
  range: (isByHome: boolean, total: number, from: number, to: number) => {
    const order = isByHome ? 'ご自宅に近い順' : '中心に近い順';
    return total > to - from + 1 ? `（${order}に${countText(from)}〜${countText(to)}件目）` : `（${order}）`;
  },
  none: '地図を動かすか、条件を減らすと、見つかることがあります。',
  failed: {
    title: '検索できませんでした',
    body: '通信の状態をお確かめのうえ、もう一度お試しください。',
    retry: 'もう一度検索する',
  },
  ignored: {
    title: 'アドレスの一部を読み取れませんでした',
    names: {
      collection: '地図に出すもの',
      lat: '緯度',
      lng: '経度',
      zoom: '縮尺',
    },
    value: (field: string, value: string) => `${field}「${shortValue(value)}」`,
    body: 'この値は使っていません。場所と条件を選び直してください。',
  },
  jobAt: (job: string, facility: string) => `${job}（${facility}）`,
  showOnMap: (name: string) => `${name}を地図で見る`,
  showOnMapShort: '地図で見る',
} as const;

export const formCopy = {
  fold: '場所・条件をしぼりこむ',
  area: '移動する都道府県',
  stay: '今の範囲のまま',
  submit: 'この条件で検索する',
  clear: '条件をクリア',
  active: '選択中の条件',
} as const;

export const mapCopy = {
  nothingNear: '中央の近くに印がありません。矢印キーで動かしてください。',
  help: '矢印キーで移動、＋と−で拡大・縮小、Enterキーで中央に近い印を開けます。',
  loading: '地図を読み込んでいます',
  /** On a picture that a press replaces with a moving map. */
  start: '地図を動かす',
  picture: (names: string) => `${names}の辺りの地図`,
  group: (count: number) => `${countText(count)}件の辺りを拡大する`,
  scale: (length: string) => `縮尺：この長さが${length}`,
  metres: (metres: number) => (metres < 1_000 ? `${metres}m` : `${countText(metres / 1_000)}km`),
  searchHere: 'この範囲を検索',
  auto: '地図を動かしたら検索する',
  nearer: '拡大する',
  farther: '縮小する',
  position: '現在地',
  positionAsked: '現在地を調べています',
  legend: '印の見かた',
  ownPlace: '青い丸は、ご自宅または現在地です。',
  credit: '地図データ',
  tilesLost: '背景を読み込めないため、簡易な地図を表示しています。',
  naturalEarth: 'Natural Earth',
  selected: '選んだ園・施設',
  close: '閉じる',
  jobs: (count: number) => `条件に合う求人 ${countText(count)}件`,
  absent: {
    title: 'このブラウザーでは、地図は動きません',
    body: '印と＋・−は押せます。場所は、検索条件でも変えられます。',
  },
  scriptless: {
    title: 'JavaScriptが無効のため、地図は動きません',
    body: '印と＋・−は押せます。場所は、検索条件でも変えられます。',
  },
  broken: {
    title: '動く地図を読み込めませんでした',
    body: '印と＋・−は押せます。ページを読み込み直すと、動くことがあります。',
  },
} as const;

export const positionCopy = {
  title: '現在地を表示できません',
  denied: '現在地の利用が許可されていません。ブラウザーの設定で許可するか、都道府県を選んでお探しください。',
  timeout: '現在地を時間内に調べられませんでした。もう一度押すか、都道府県を選んでお探しください。',
  unavailable: 'この端末では現在地が分かりません。都道府県を選んでお探しください。',
  abroad: '現在地が日本の外にあるため、表示できません。都道府県を選んでお探しください。',
  shown: '現在地の周りを表示しました',
} as const;

export const markNamesInWords: Record<MarkName, string> = {
  licensed: '認可保育所',
  certified: '認定こども園',
  small: '小規模保育・家庭的保育・事業所内保育など',
  kindergarten: '幼稚園',
  other_care: '企業主導型・認証・認可外など',
  other: '児童発達支援・放課後児童クラブ・その他',
  jobs: '求人のある園・施設です。数字は、条件に合う求人の数です。',
};
