import { jobFlagNames, jobFlags } from '@enerabi/shared/constants';
import { readDate } from '../../values/time/calendar-date.ts';
import type { PostField, PostKind, PostValue } from '../post-kind.ts';
import { readPathName, readTextOf } from '../post-values.ts';
import { readDailySchedule } from './daily-schedule.ts';
import { jobFault, wageFault } from './job.rules.ts';
import {
  hoursOfMonth,
  readDaysOff,
  readEmploymentStatus,
  readFlagOf,
  readHours,
  readJobType,
  readOvertime,
  readSalaryUnit,
  readYen,
} from './job-values.ts';
import { minimumWages } from './minimum-wage.queries.ts';
import { jobsInJsonLd } from './published/job-json-ld.ts';
import { jobsInXml } from './published/job-xml.ts';

/** More than a year has. */
const mostPaidHours = 8_784;

const text = (name: string, heading: string, example: string, isRequired = true): PostField => ({
  name,
  heading,
  isRequired,
  example,
  read: readTextOf(2_000),
});

/** Optional, with a reader of its own. */
const optional = (
  name: string,
  heading: string,
  example: string,
  read: PostField['read'],
  empty?: PostValue,
): PostField => ({ name, heading, isRequired: false, example, read, ...(empty !== undefined && { empty }) });

/** Optional facts that job seekers search by. */
const furtherFacts: readonly PostField[] = [
  text('qualifications', '必要な資格・経験', '保育士資格', false),
  optional('annual_days_off', '年間休日', '120', readDaysOff),
  optional('overtime_hours', '月平均残業時間', '5', readOvertime),
  ...jobFlagNames.map((flag) => {
    const { label } = jobFlags[flag];
    return optional(flag, label, flag === 'accepts_visits' ? '○' : '', readFlagOf(label), false);
  }),
  optional(
    'daily_schedule',
    '仕事の一日',
    '08:30 出勤／09:30 クラスの活動／17:30 退勤',
    readDailySchedule,
    [],
  ),
];

const fields: readonly PostField[] = [
  text('facility', '施設', 'hanaoka'),
  { name: 'path_name', heading: 'パス名', isRequired: true, example: 'teacher-2026', read: readPathName },
  text('title', '名称', '保育士（正社員）'),
  { name: 'job_type', heading: '職種', isRequired: true, example: '保育士', read: readJobType },
  {
    name: 'employment_status',
    heading: '雇用形態',
    isRequired: true,
    example: '正社員',
    read: readEmploymentStatus,
  },
  text('duties', '仕事内容', 'クラス担任としての保育業務'),
  text('duties_change', '仕事内容の変更の範囲', '変更なし'),
  text('place', '就業場所', '花岡保育園'),
  text('place_change', '就業場所の変更の範囲', '変更なし'),
  text('contract_term', '契約期間', '期間の定めなし'),
  text('renewal_limit', '更新の上限', '', false),
  text('probation', '試用期間', '3か月（条件は同じ）'),
  text('hours', '勤務時間・休憩', '7:00〜19:00のうち8時間（休憩60分）'),
  text('holidays', '休日', '日曜日・祝日ほか年間休日120日'),
  { name: 'salary_unit', heading: '給与の単位', isRequired: true, example: '月給', read: readSalaryUnit },
  { name: 'salary_min', heading: '給与の下限', isRequired: true, example: '230000', read: readYen },
  optional('salary_max', '給与の上限', '280000', readYen),
  optional('paid_hours', '所定労働時間', '168', readHours(mostPaidHours)),
  text('salary_note', '給与の内訳', '処遇改善手当を含みます', false),
  optional('fixed_overtime_pay', '固定残業代', '', readYen),
  optional('fixed_overtime_hours', '固定残業の時間', '', readHours(hoursOfMonth)),
  text('insurance', '社会保険', '健康保険、厚生年金、雇用保険、労災保険'),
  text('passive_smoking_measure', '受動喫煙対策', '敷地内禁煙'),
  text('employer_name', '募集者', '社会福祉法人 花岡会'),
  ...furtherFacts,
  { name: 'posted_on', heading: '掲載日', isRequired: true, example: '2026-11-20', read: readDate },
  { name: 'updated_on', heading: '最終確認日', isRequired: true, example: '2026-11-20', read: readDate },
  { name: 'valid_through', heading: '掲載終了日', isRequired: true, example: '2027-03-31', read: readDate },
];

/** All conditions that the law wants said are required fields (domain section 3). */
export const jobKind: PostKind = {
  name: 'jobs',
  table: 'job_posting',
  key: ['facility_id', 'path_name'],
  owner: ['facility_id', 'prefecture_code'],
  columns: fields.map(({ name }) => name).filter((name) => name !== 'facility'),
  fields,
  formats: {
    xml: jobsInXml,
    jsonLd: jobsInJsonLd,
    help: `An XML feed (<source> with a <job> for each posting) has an element for each column, JSON-LD (JobPosting) an
additionalProperty for each column that schema.org has no property for.
`,
  },
  check: jobFault,
  checkInPlace: async (transaction, today) => {
    const wages = await minimumWages(transaction);
    return (record, prefectureCode) => wageFault(record, wages.get(prefectureCode) ?? [], today);
  },
};
