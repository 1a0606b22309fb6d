import type { TourAcceptance } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

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
  none: ['園内工事のため、見学は休止しています。', '見学は、入園が内定した方を対象に行っています。'],
};
/** A home is not shown to visitors; the facility explains the care. */
const inquiriesOfVisiting: Record<'phone' | 'none', readonly string[]> = {
  phone: [
    'ご利用についてのご相談は、平日の9時から17時にお電話で承ります。',
    '保育の内容と費用は、お電話のあと、ご自宅へうかがってご説明します。',
  ],
  none: ['お子さまのご自宅で保育を行うため、見学の受け付けはありません。'],
};
const visiting = [
  '保育者がお子さまのご自宅へうかがい、1対1で保育します。',
  '集団での保育が難しいお子さまの保育を、ご自宅で行います。',
  'ご利用の前に、担当の保育者がごあいさつにうかがいます。',
  '保育者は身分証を携帯しています。到着と終了はアプリでお知らせします。',
  'その日の様子は、保育の終わりに記録をお渡ししてお伝えします。',
  '当日の持ち物はいりません。おむつや食事は、ご家庭のものを使います。',
  '連携する保育所・こども園の行事に参加できます。',
];
const general = [
  '子育て広場を開いています。未就園のお子さまもどうぞ。',
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
const withoutOwnHouse: ReadonlySet<Family> = new Set(['home', 'development', 'after_school', 'night']);
const small = [
  '卒園後は、連携する保育所・こども園へ優先的に入園できます。',
  '少人数のため、一人ひとりのペースに合わせて過ごせます。',
  '3歳からの受け入れ先は、近隣の連携園2か所です。',
];

/** Writes further remarks on visits or the facility; many have none. */
export function remarksOf(random: RandomSource, family: Family, tour: TourAcceptance): string | null {
  const isVisiting = family === 'visiting';
  const further = random.pick(isVisiting ? visiting : ofFacility(random, family));
  const asked = isVisiting ? inquiriesOfVisiting[tour === 'none' ? 'none' : 'phone'] : visits[tour];
  return random.weighted([
    [null, 25],
    [random.pick(asked), 30],
    [further, 30],
    [`${further}${random.pick(asked)}`, 15],
  ]);
}

function ofFacility(random: RandomSource, family: Family): readonly string[] {
  const isSmall = family === 'small' || family === 'home';
  if (isSmall && random.chance(0.5)) return small;
  return withoutOwnHouse.has(family) ? outsideNurseries : general;
}
