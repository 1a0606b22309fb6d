import { staticInterviews } from '@enerabi/shared/constants';
import { addDays } from '../calendar/calendar.ts';
import type { DemoFacility } from '../demo-facility.ts';
import type { RandomSource } from '../random-source.ts';
import type { InterviewText } from './interview-text.ts';
import { introductions, type QuestionText, questions, telling, titles } from './interview-texts.ts';
import { staffInterviews } from './staff-interviews.ts';
import { teacherInterviews } from './teacher-interviews.ts';

/** A row of `interview` as `jsonb_populate_recordset` reads it. */
export interface InterviewRow extends InterviewText {
  facility_id: number;
  path_name: string;
  posted_on: string;
}

export const staticTexts: Readonly<Record<string, InterviewText>> = {
  ...teacherInterviews,
  ...staffInterviews,
};

const share = 0.06;
const questionsAsked = 4;
/** Interviews stay for years; these are older than any day of the data. */
const firstPosted = '2024-04-08';

/** Those with fixed addresses (R1.5) at their facilities, and one or two at a few others. */
export function interviewsOf(facility: DemoFacility): InterviewRow[] {
  const fixed = staticInterviews.findIndex(
    ({ facility_path_name }) => facility_path_name === facility.path_name,
  );
  const rows = fixed < 0 ? [] : [staticRow(facility, fixed)];
  const random = facility.random('interviews');
  const isTelling = random.chance(share);
  if ((!isTelling && fixed < 0) || !telling.includes(facility.family)) return rows;
  return [...rows, madeRow(facility, random)];
}

function staticRow(facility: DemoFacility, at: number): InterviewRow {
  const { interview_path_name } = staticInterviews[at] as (typeof staticInterviews)[number];
  const text = staticTexts[interview_path_name];
  if (!text) throw new Error(`Nobody has written the interview ${interview_path_name}.`);
  return {
    facility_id: facility.id,
    path_name: interview_path_name,
    ...text,
    posted_on: addDays(firstPosted, 300 + at * 17),
  };
}

function madeRow(facility: DemoFacility, random: RandomSource): InterviewRow {
  const years = random.between(2, 14);
  return {
    facility_id: facility.id,
    path_name: 'teacher',
    job_type: 1,
    job_title: facility.family === 'kodomoen' ? '保育教諭' : '保育士',
    years_of_service: years,
    title: random.pick(titles),
    introduction: `${random.pick(introductions)}この園では${years}年目になります。`,
    answers: some(random, questions, questionsAsked).map((text) => answered(random, text, facility)),
    posted_on: addDays(firstPosted, random.between(0, 600)),
  };
}

function answered(random: RandomSource, { question, answers }: QuestionText, facility: DemoFacility) {
  const has = {
    infants: facility.classes.includes(0),
    older: facility.classes.includes(5),
    garden: facility.hasGarden,
    meals: facility.hasMeals,
  };
  return { question, answer: random.pick(answers.filter(({ needs }) => !needs || has[needs])).text };
}

/** This many of a list, in its order. */
function some<T>(random: RandomSource, list: readonly T[], count: number): T[] {
  const left = [...list];
  while (left.length > count) left.splice(random.between(0, left.length - 1), 1);
  return left;
}
