/** job_kind_id of a candidate: what they do now (specification section 3; the kinds are our choice). */
export const jobKinds = {
  1: '学生',
  2: '保育・教育のお仕事をしている',
  3: 'その他のお仕事をしている',
  4: 'お仕事をしていない',
} as const;
export type JobKindId = keyof typeof jobKinds;
export const jobKindIds = Object.keys(jobKinds).map(Number) as JobKindId[];

/** job_detail_kind_id: more of that, each under its `job_kind_ids`. */
export const jobDetailKinds = {
  1: { name: '大学院', job_kind_ids: [1] },
  2: { name: '大学', job_kind_ids: [1] },
  3: { name: '短期大学', job_kind_ids: [1] },
  4: { name: '専門学校', job_kind_ids: [1] },
  5: { name: '高等学校', job_kind_ids: [1] },
  6: { name: '正社員・正職員', job_kind_ids: [2, 3] },
  7: { name: '契約社員・派遣社員', job_kind_ids: [2, 3] },
  8: { name: 'パート・アルバイト', job_kind_ids: [2, 3] },
  9: { name: '自営業・その他', job_kind_ids: [2, 3] },
} as const satisfies Record<number, { name: string; job_kind_ids: readonly JobKindId[] }>;
export type JobDetailKindId = keyof typeof jobDetailKinds;
export const jobDetailKindIds = Object.keys(jobDetailKinds).map(Number) as JobDetailKindId[];
