import type { FieldMessages } from '../refusal/field-errors.ts';

export const copy = {
  now: '現在の状況',
  school: '学校の種類',
  employment: '働き方',
  schoolName: '学校名',
  department: '学部・学科',
  grade: '学年',
  gradeOf: (grade: number) => `${grade}年`,
  graduation: '卒業（予定）の年',
  choose: '選択してください',
} as const;

export const occupationMessages: FieldMessages = {
  job_kind_id: '現在の状況を選び直してください。',
  school_kind_id: '学校の種類を選び直してください。',
  employment_kind_id: '働き方を選び直してください。',
  school_name: '学校名は100文字以内で入力してください。',
  department_name: '学部・学科は100文字以内で入力してください。',
  grade: '学年を選び直してください。',
  year_of_graduation: '卒業（予定）の年を選び直してください。',
};
