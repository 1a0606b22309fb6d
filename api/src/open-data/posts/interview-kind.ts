import { type Reading, read, unread } from '../values/reading.ts';
import { readDate } from '../values/time/calendar-date.ts';
import { readJobType } from './jobs/job-values.ts';
import type { PostField, PostKind, PostRecord } from './post-kind.ts';
import { readPathName, readTextOf } from './post-values.ts';

/** More questions than an interview has. */
const questions = Array.from({ length: 10 }, (_, at) => at + 1);

function readYears(text: string): Reading<number> {
  const digits = /^(\d{1,2})年?目?$/.exec(text.normalize('NFKC').trim())?.[1];
  return digits ? read(Number(digits)) : unread('not a number of years');
}

const examples: Record<string, string> = {
  question_1: '入職のきっかけを教えてください。',
  answer_1: '実習でお世話になった先輩の姿にあこがれました。',
};

const question = (at: number): PostField[] =>
  [
    { name: `question_${at}`, heading: `質問${at}` },
    { name: `answer_${at}`, heading: `回答${at}` },
  ].map(({ name, heading }) => ({
    name,
    heading,
    isRequired: at === 1,
    example: examples[name] ?? '',
    read: readTextOf(5_000),
  }));

/** Questions and answers in the order of their numbers. */
const answersOf = (record: PostRecord) =>
  questions.flatMap((at) => {
    const [question, answer] = [record[`question_${at}`], record[`answer_${at}`]];
    return question && answer ? [{ question, answer }] : [];
  });

export const interviewKind: PostKind = {
  name: 'interviews',
  table: 'interview',
  key: ['facility_id', 'path_name'],
  owner: ['facility_id'],
  columns: [
    'path_name',
    'title',
    'job_type',
    'job_title',
    'years_of_service',
    'introduction',
    'answers',
    'posted_on',
  ],
  derived: (record) => ({ answers: answersOf(record) }),
  fields: [
    { name: 'facility', heading: '施設', isRequired: true, example: 'hanaoka', read: readTextOf(120) },
    {
      name: 'path_name',
      heading: 'パス名',
      isRequired: true,
      example: 'first-year-teacher',
      read: readPathName,
    },
    { name: 'title', heading: '名称', isRequired: true, example: '毎日が発見です', read: readTextOf(200) },
    { name: 'job_type', heading: '職種', isRequired: true, example: '保育士', read: readJobType },
    {
      name: 'job_title',
      heading: '役職',
      isRequired: true,
      example: '1歳児クラス担任',
      read: readTextOf(100),
    },
    { name: 'years_of_service', heading: '勤続年数', isRequired: false, example: '3', read: readYears },
    {
      name: 'introduction',
      heading: '紹介文',
      isRequired: true,
      example: '入職3年目の保育士に聞きました。',
      read: readTextOf(5_000),
    },
    ...questions.flatMap(question),
    { name: 'posted_on', heading: '掲載日', isRequired: false, example: '2026-11-20', read: readDate },
  ],
  check: (record) => {
    const lonely = questions.find(
      (at) => (record[`question_${at}`] === null) !== (record[`answer_${at}`] === null),
    );
    return lonely === undefined
      ? undefined
      : { column: `answer_${lonely}`, action: 'a question and its answer come together' };
  },
};
