import type { TourAcceptance } from '@enerabi/shared/constants';
import type { Draw } from '../draw.ts';
import type { Family } from '../facility-kinds.ts';

const visits: Record<TourAcceptance, readonly string[]> = {
  slots: [
    '見学は、空いている枠の中から日時をお選びください。上履きをお持ちください。',
    '見学は少人数で行っています。お子さまと一緒にご参加ください。',
    '見学では園内をひととおりご案内し、ご質問の時間を設けています。',
  ],
  message: [
    '見学をご希望の方は、お問い合わせフォームから候補日をお知らせください。',
    '見学の日程は、メッセージでご相談のうえ決めています。',
  ],
  phone: [
    '見学のお電話は、平日の13時から16時にお願いします。',
    '見学は月に2回行っています。お電話でお申し込みください。',
  ],
  none: ['園内工事のため、見学は休止しています。', '見学は、内定した方を対象に行っています。'],
};
const general = [
  '毎週水曜日に子育て広場を開いています。未就園のお子さまもどうぞ。',
  '看護師が常駐し、毎日の健康観察を行っています。',
  '防犯カメラとオートロックを設置しています。',
  '避難訓練は毎月、引き渡し訓練は年に1回行います。',
  '登降園の記録はICカードで行っています。',
  '写真は、専用サイトからご購入いただけます。',
  '卒園後も、夏まつりや運動会に遊びに来る子がたくさんいます。',
  '子育て相談を随時受け付けています。お気軽に声をおかけください。',
  '園だよりは毎月1日に配信しています。',
  '第三者評価を受審しています。結果は玄関で閲覧できます。',
];
const outsideNurseries = [
  '防犯カメラとオートロックを設置しています。',
  '避難訓練は毎月行っています。',
  '子育て相談を随時受け付けています。お気軽に声をおかけください。',
  '連絡はスマートフォンのアプリで行います。',
];
const withoutOwnHouse: ReadonlySet<Family> = new Set([
  'home',
  'visiting',
  'development',
  'after_school',
  'night',
]);
const small = [
  '卒園後は、連携する保育所・こども園へ優先的に入園できます。',
  '少人数のため、一人ひとりのペースに合わせて過ごせます。',
  '3歳からの受け入れ先は、近隣の連携園2か所です。',
];

/** What else there is to say, of visits or of the facility; many say nothing. */
export function remarksOf(draw: Draw, family: Family, tour: TourAcceptance): string | null {
  const isSmall = family === 'small' || family === 'home';
  const further = draw.pick(
    isSmall && draw.chance(0.5) ? small : withoutOwnHouse.has(family) ? outsideNurseries : general,
  );
  return draw.weighted([
    [null, 25],
    [draw.pick(visits[tour]), 30],
    [further, 30],
    [`${further}${draw.pick(visits[tour])}`, 15],
  ]);
}
