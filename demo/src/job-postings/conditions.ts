import type { EmploymentStatusId, JobTypeId } from '@enerabi/shared/constants';
import { monthNumber } from '../calendar/calendar.ts';
import type { DemoFacility } from '../demo-facility.ts';
import type { RandomSource } from '../random-source.ts';

const isFullTime = (status: EmploymentStatusId): boolean => status <= 3;

/** Conditions besides the pay that the law requires (domain section 3), for the facility and the kind of contract. */
export function conditionsOf(
  random: RandomSource,
  facility: DemoFacility,
  status: EmploymentStatusId,
  postedOn: string,
) {
  const { name, address, isPublic, municipality_name, employer_name } = facility;
  return {
    duties_change: isPublic
      ? '園の業務全般'
      : random.pick(['変更なし', '園の運営にかかわる業務（ご相談のうえ変更します）']),
    place: `${name}（${address}）`,
    place_change: isPublic
      ? `${municipality_name}の公立の園`
      : random.pick(['変更なし', '同じ法人が運営する園（転居を伴う異動はありません）']),
    ...contractOf(random, isPublic, status, postedOn),
    probation: isPublic
      ? '1か月（条件付採用期間。労働条件は同じです）'
      : random.pick(['3か月（労働条件は同じです）', '2か月（労働条件は同じです）', 'なし']),
    ...hoursOf(random, facility, status),
    ...holidaysOf(random, facility, status),
    salary_note: salaryNoteOf(random, isPublic, status),
    insurance: insuranceOf(employer_name, isPublic, status),
    // Required in every facility for children (健康増進法).
    passive_smoking_measure: '敷地内禁煙（喫煙場所なし）',
    employer_name,
  };
}

/** Further offers of the posting, and whom it welcomes. A random source of its own keeps the other facts. */
export function offersOf(
  facility: DemoFacility,
  { month, status, jobType }: { month: string; status: EmploymentStatusId; jobType: JobTypeId },
) {
  const random = facility.random('jobOffers', monthNumber(`${month}-01`));
  const isTeacher = jobType === 1 || jobType === 2;
  const isBeginnersJob = jobType === 6 || status === 1;
  return {
    has_no_night_shift: !facility.services.includes('night_care'),
    has_rented_housing: isTeacher && isFullTime(status) && !facility.isPublic && random.chance(0.25),
    supports_qualification: jobType === 6 && random.chance(0.6),
    welcomes_returners: isTeacher && random.chance(0.6),
    welcomes_beginners: isBeginnersJob || random.chance(0.2),
    accepts_visits: random.chance(0.7),
    paid_hours: status === 4 ? null : 160,
    qualifications: qualifications[jobType] ?? null,
    daily_schedule: isFullTime(status) && isTeacher ? daySchedule : [],
  };
}

const qualifications: Partial<Record<JobTypeId, string>> = {
  1: '保育士資格（採用までに取得の見込みがある方を含みます）',
  2: '幼稚園教諭免許（取得の見込みがある方を含みます）',
  3: '看護師または准看護師の資格',
  4: '栄養士または管理栄養士の資格',
  5: '資格は問いません',
  6: '資格は問いません',
  8: '保育士、教員免許などの資格、または児童福祉の実務経験',
};

const daySchedule = [
  { time: '08:30', text: '出勤、引き継ぎ、子どもたちの受け入れ' },
  { time: '09:30', text: '朝の会、クラスの活動、散歩や戸外遊び' },
  { time: '11:30', text: '給食、歯みがき、着替え' },
  { time: '13:00', text: '午睡の見守り、交代で休憩、記録の作成' },
  { time: '15:00', text: 'おやつ、自由遊び' },
  { time: '16:30', text: '順次お迎え、保護者の方への連絡' },
  { time: '17:30', text: '延長保育の職員に引き継ぎ、退勤' },
];

function contractOf(random: RandomSource, isPublic: boolean, status: EmploymentStatusId, postedOn: string) {
  if (status <= 2)
    return {
      contract_term: random.pick([
        '期間の定めなし（定年60歳、65歳まで再雇用）',
        '期間の定めなし（定年65歳）',
      ]),
      renewal_limit: null,
    };
  // A post between January and March begins in April.
  const end = `${Number(postedOn.slice(0, 4)) + 1}年3月31日`;
  if (isPublic)
    return {
      contract_term: `期間の定めあり（会計年度任用職員、${end}まで）。勤務実績により再度の任用あり`,
      renewal_limit: '公募によらない再度の任用は、原則として2回まで',
    };
  return {
    contract_term: `期間の定めあり（${end}まで）。勤務の状況と園児の人数により更新の可能性あり`,
    renewal_limit: random.pick(['更新の上限なし', '通算契約期間5年まで（更新4回まで）']),
  };
}

/** `07:00` as `7:00`; no facility with posts here is open past midnight. */
const hour = (time: string): string => time.replace(/^0/, '');

function hoursOf(
  random: RandomSource,
  { weekday_hours, family, hasExtended }: DemoFacility,
  status: EmploymentStatusId,
) {
  const span = weekday_hours && `${hour(weekday_hours.open)}〜${hour(weekday_hours.close)}`;
  if (isFullTime(status)) {
    const overtime_hours = random.pick([2, 3, 5, 6]);
    const overtime = `時間外労働は月平均${overtime_hours}時間です。`;
    if (family === 'kindergarten') return { hours: `8:15〜17:00（休憩45分）。${overtime}`, overtime_hours };
    return {
      hours: `${span ? `${span}のうち` : ''}1日8時間のシフト制（休憩60分）。${overtime}`,
      overtime_hours,
    };
  }
  const days = random.pick(['週2〜5日', '週3日以上', '週3〜4日', '週4〜5日']);
  const length = random.pick(['1日3〜5時間', '1日4〜6時間', '1日5時間程度']);
  const within = span ? `${span}のうち` : '';
  const late = hasExtended && random.chance(0.3) ? '朝夕の時間帯に入れる方を歓迎します。' : '';
  return {
    hours: `${within}${days}、${length}（6時間を超える日は休憩45分）。時間外労働は原則ありません。${late}`,
    overtime_hours: 0,
  };
}

function holidaysOf(
  random: RandomSource,
  { isOpenSaturday, services, family }: DemoFacility,
  status: EmploymentStatusId,
) {
  const leave = '年次有給休暇は法定どおり付与します。';
  if (!isFullTime(status))
    return {
      holidays: `シフトによる。${isOpenSaturday ? '土曜日の勤務はご相談ください。' : '土曜日・日曜日・祝日はお休みです。'}${leave}`,
      annual_days_off: null,
      has_weekends_off: !isOpenSaturday,
    };
  const off = (week: string, days: readonly number[], has_weekends_off: boolean) => {
    const annual_days_off = random.pick(days);
    return { holidays: `${week}。年間休日${annual_days_off}日。${leave}`, annual_days_off, has_weekends_off };
  };
  if (family === 'kindergarten')
    return off('土曜日・日曜日・祝日、夏季・冬季の休業期間中の指定日', [122, 124, 126], true);
  if (services.includes('holiday_care'))
    return off('4週8休のシフト制（日曜日・祝日は交替で勤務）', [110, 112], false);
  const week = isOpenSaturday ? '日曜日・祝日と、平日または土曜日のうち1日' : '土曜日・日曜日・祝日';
  return off(`${week}、年末年始（12月29日〜1月3日）`, [115, 118, 120, 122], !isOpenSaturday);
}

function salaryNoteOf(random: RandomSource, isPublic: boolean, status: EmploymentStatusId): string {
  const commute = `通勤手当（月${random.pick([15_000, 20_000, 25_000, 30_000]).toLocaleString('en')}円まで）`;
  if (!isFullTime(status)) return `${commute}。経験と資格により決定します。`;
  if (isPublic) return `${commute}。期末・勤勉手当は条例の定めによります。`;
  return `${commute}、処遇改善手当、${random.pick(['住宅手当', '扶養手当', '早番・遅番手当'])}。賞与年2回（前年度実績 計${random.pick(['2.5', '3.0', '3.5', '4.0'])}か月分）。`;
}

const insuranceOf = (employer: string, isPublic: boolean, status: EmploymentStatusId): string => {
  if (!isFullTime(status))
    return '労災保険。雇用保険・健康保険・厚生年金保険は、勤務時間などの要件を満たす場合に加入します。';
  if (isPublic) return '市町村職員共済組合、厚生年金保険、雇用保険、公務災害補償';
  return employer.startsWith('学校法人')
    ? '私学共済（健康保険・年金）、雇用保険、労災保険'
    : '健康保険、厚生年金保険、雇用保険、労災保険';
};
