/** employment_status (R1.8; domain section 2). */
export const employmentStatuses = {
  1: '新卒',
  2: '正社員',
  3: '契約社員',
  4: 'パート・アルバイト',
  5: '派遣社員',
} as const;
export type EmploymentStatusId = keyof typeof employmentStatuses;
export const employmentStatusIds = Object.keys(employmentStatuses).map(Number) as EmploymentStatusId[];

/** job_type (R1.8 fixes 1 and 6; the rest is domain section 2). */
export const jobTypes = {
  1: '保育士',
  2: '幼稚園教諭',
  3: '看護師',
  4: '栄養士',
  5: '調理師・調理員',
  6: '保育補助',
  7: '園長・主任',
  8: '児童支援員',
  9: '事務',
  99: 'その他',
} as const;
export type JobTypeId = keyof typeof jobTypes;
export const jobTypeIds = Object.keys(jobTypes).map(Number) as JobTypeId[];

/** Period of a salary. */
export const salaryUnits = ['hour', 'day', 'month', 'year'] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

/** experience_year (domain section 2). */
export const experienceYears = {
  1: 'なし',
  2: '1年未満',
  3: '1〜3年',
  4: '3〜5年',
  5: '5〜10年',
  6: '10年以上',
} as const;
export type ExperienceYearId = keyof typeof experienceYears;
export const experienceYearIds = Object.keys(experienceYears).map(Number) as ExperienceYearId[];

/** position_kind_id of a user (specification section 3). */
export const positionKinds = { 1: 'お仕事を探している方', 2: '保護者の方' } as const;
export type PositionKindId = keyof typeof positionKinds;
/** position_kind_id of a job seeker, and of a parent. */
export const jobSeekerPosition: PositionKindId = 1;
export const parentPosition: PositionKindId = 2;
export const positionKindIds = Object.keys(positionKinds).map(Number) as PositionKindId[];
