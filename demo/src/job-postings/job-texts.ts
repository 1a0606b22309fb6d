import type { JobTypeId } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';

/** A post of facilities of these families. */
export interface JobText {
  job_type: JobTypeId;
  /** Beginning of its address. */
  slug: string;
  families: readonly Family[];
  weight: number;
  needs?: 'meals' | 'infants' | 'extended';
  /** Only by the hour. */
  isPartTimeOnly?: boolean;
  fullTimeTitles: readonly string[];
  partTimeTitles: readonly string[];
  duties: readonly string[];
}

const nursing: readonly Family[] = ['nursery', 'kodomoen', 'small', 'company'];

export const jobTexts: readonly JobText[] = [
  {
    job_type: 1,
    slug: 'nursery-teacher',
    families: nursing,
    weight: 44,
    fullTimeTitles: [
      'クラス担任をお任せする保育士',
      '子ども一人ひとりとゆっくりかかわる保育士',
      '複数担任で支え合う保育士',
      'フリーとして各クラスに入る保育士',
    ],
    partTimeTitles: [
      '曜日と時間を相談できる保育士',
      '午前中を中心に働く保育士',
      '夕方の時間帯の保育士',
      'ブランクのある方も歓迎する保育士',
    ],
    duties: [
      '保育全般。クラスの保育、保育の計画と記録、保護者の方への連絡、行事の準備。保育士資格が必要です。',
      'クラスの保育とその準備・片づけ、連絡帳の記入。行事は職員で分担します。保育士資格が必要です。',
      '子どもの生活と遊びの援助、保育室の環境づくり、記録の作成。保育士資格が必要です。',
    ],
  },
  {
    job_type: 2,
    slug: 'kindergarten-teacher',
    families: ['kindergarten', 'kodomoen'],
    weight: 20,
    fullTimeTitles: [
      '3歳児から5歳児の学級を受け持つ教諭',
      '遊びを中心にした保育をつくる教諭',
      '副担任から始められる教諭',
    ],
    partTimeTitles: ['学級の補助に入る教諭', '降園後の預かり保育を受け持つ教諭'],
    duties: [
      '学級の教育・保育、指導計画と記録、保護者の方への連絡。幼稚園教諭免許が必要です。',
      '学級での教育・保育、教材の準備、行事の運営。幼稚園教諭免許が必要です。',
    ],
  },
  {
    job_type: 3,
    slug: 'nurse',
    families: nursing,
    weight: 7,
    needs: 'infants',
    fullTimeTitles: ['園の健康管理を担う看護師', '夜勤のない保育の看護師'],
    partTimeTitles: ['週3日から働ける看護師', '0歳児クラスに入る看護師'],
    duties: [
      '子どもの健康観察、けがや発熱への対応、身体測定と健診の準備、保健だよりの作成、0歳児クラスの保育補助。看護師または准看護師の資格が必要です。',
    ],
  },
  {
    job_type: 4,
    slug: 'dietitian',
    families: nursing,
    weight: 8,
    needs: 'meals',
    fullTimeTitles: ['献立から食育まで受け持つ栄養士', '離乳食の相談にあたる栄養士'],
    partTimeTitles: ['調理も担当する栄養士'],
    duties: [
      '献立の作成、発注、調理と配膳、アレルギー対応、食育の計画。栄養士または管理栄養士の資格が必要です。',
    ],
  },
  {
    job_type: 5,
    slug: 'cook',
    families: [...nursing, 'kindergarten'],
    weight: 12,
    needs: 'meals',
    fullTimeTitles: ['給食とおやつを手作りする調理員'],
    partTimeTitles: [
      '午前中だけの調理員',
      '資格がなくても始められる調理員',
      '調理の補助と片づけを担当する方',
    ],
    duties: [
      '給食とおやつの調理、配膳、食器の洗浄、調理室の清掃。資格は問いません。調理師免許をお持ちの方は優遇します。',
      '下ごしらえ、調理の補助、配膳と片づけ。アレルギーのある子の食事は、栄養士と一緒に確認します。資格は問いません。',
    ],
  },
  {
    job_type: 6,
    slug: 'childcare-assistant',
    families: [...nursing, 'kindergarten'],
    weight: 18,
    isPartTimeOnly: true,
    fullTimeTitles: [],
    partTimeTitles: [
      '子育ての経験を生かせる保育補助',
      '短い時間から始められる保育補助',
      '朝夕の時間帯の保育補助',
      '資格のない方も歓迎する保育補助',
    ],
    duties: [
      '玩具の消毒、寝具の準備、おさんぽの付き添い、着替えや食事の手伝い。資格は問いません。',
      '保育士と一緒に、遊びの見守りや環境の整備にあたります。子どもだけを任せることはありません。資格は問いません。',
    ],
  },
  {
    job_type: 8,
    slug: 'after-school-staff',
    families: ['after_school'],
    weight: 30,
    fullTimeTitles: ['放課後の居場所をつくる支援員'],
    partTimeTitles: ['放課後と学校休業日の支援員', '夏休みから始められる支援員'],
    duties: [
      '宿題や遊びの見守り、おやつの準備、保護者の方への連絡。放課後児童支援員の資格をお持ちの方を優遇します。',
    ],
  },
];
