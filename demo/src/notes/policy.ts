import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const beginnings = [
  '一人ひとりの「やってみたい」を大切に、',
  '子どもが安心して自分を出せる場所をめざし、',
  '家庭的な雰囲気のなかで、',
  '自然とふれあう毎日を通して、',
  '「よく食べ、よく遊び、よく眠る」を合言葉に、',
  '保護者の方と手をたずさえ、',
  '子どもの今をありのままに受けとめ、',
  '異年齢のかかわりのなかで、',
  '絵本とわらべうたに親しみながら、',
  '地域の方々に見守られながら、',
  '子どもの声に耳を傾け、',
  '五感をたっぷり使った遊びを中心に、',
  '生活のリズムを整え、',
];
const middles = [
  '思いやりの心と生きる力を育てます。',
  '自分で考え、行動できる子どもを育てます。',
  '健やかな心と体を育む保育を行っています。',
  '友だちと力を合わせる喜びを伝えていきます。',
  '感じたことを豊かに表現できる子を育てます。',
  '最後までやりぬく力を育んでいます。',
  '「できた」という自信を積み重ねていきます。',
  '好奇心の芽を大きく伸ばします。',
  '穏やかに過ごせる毎日をつくります。',
  '人を信じる力の土台を築きます。',
];
const practices = [
  '担当制をとり、0歳児は同じ職員が授乳や寝かしつけを行います。',
  '毎朝の体操と散歩で、丈夫な体をつくります。',
  '月に2回、専門の講師とリズム遊びを楽しみます。',
  '保育室はコーナーに分け、子どもが自分で遊びを選べるようにしています。',
  '3歳児からは縦割りのグループで生活します。',
  '野菜を育てて味わう食育に、年間を通して取り組んでいます。',
  '制作や絵の具遊びを通して、表現する楽しさを伝えます。',
  '行事は子どもたちと話し合いながら作り上げます。',
  '高齢者施設の方や小学生との交流を大切にしています。',
  '木のおもちゃと手作りの遊具で、じっくり遊べる環境を整えています。',
  '',
  '',
];
const forSchoolAge = [
  '放課後を安心して過ごし、異学年の友だちと遊びや学びを楽しめる場をつくります。',
  '「ただいま」と帰ってこられる居場所として、宿題や外遊び、おやつの時間を大切にしています。',
];
const forDevelopment = [
  '遊びを通して「伝わった」「できた」を積み重ね、ご家族とともに育ちを支えます。',
  '作業療法士や言語聴覚士と連携し、お子さまの得意を生かした支援計画を作成します。',
];

/** Policies of care at the child's own home, one child at a time. */
const forOneAtHome = [
  '住み慣れたご自宅で、お子さまの生活のリズムに合わせた1対1の保育を行います。',
  'いつもの部屋、いつものおもちゃに囲まれて、安心して過ごせる時間をつくります。',
  '体調や発達に配慮しながら、お子さまに合った遊びと休息を大切にします。',
  '同じ保育者が続けてうかがい、ご家族とともに小さな成長を喜び合います。',
];

/** Writes the facility's principles: one or two sentences. */
export function policyOf(
  random: RandomSource,
  family: Family,
  hasInfants: boolean,
  hasOlder: boolean,
): string | null {
  if (random.chance(0.07)) return null;
  if (family === 'after_school') return random.pick(forSchoolAge);
  if (family === 'development') return random.pick(forDevelopment);
  if (family === 'visiting') return random.pick(forOneAtHome);
  const fitting = practices.filter(
    (text) => (hasInfants || !text.includes('0歳児')) && (hasOlder || !text.startsWith('3歳児')),
  );
  return random.pick(beginnings) + random.pick(middles) + random.pick(fitting);
}
