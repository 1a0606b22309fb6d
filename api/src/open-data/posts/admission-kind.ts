import { prefectures } from '@enerabi/shared/constants';
import { readMunicipalityCode } from '../values/place/municipality-code.ts';
import { type Reading, read, unread } from '../values/reading.ts';
import { readDate } from '../values/time/calendar-date.ts';
import { readWebAddress } from '../values/web-address.ts';
import type { PostFault, PostKind, PostRecord } from './post-kind.ts';
import { readPathName, readTextOf } from './post-values.ts';

/** The rounds in which municipalities take applications for a place. */
export const admissionKind: PostKind = {
  name: 'admissions',
  of: 'municipalities',
  table: 'admission_round',
  key: ['path_name'],
  owner: ['prefecture_code'],
  columns: [
    'municipality_code',
    'path_name',
    'admission_month',
    'title',
    'opens_on',
    'closes_on',
    'results_on',
    'url',
  ],
  fields: [
    {
      name: 'municipality_code',
      heading: '市区町村コード',
      isRequired: true,
      example: '131121',
      read: (text) => readMunicipalityCode(text),
    },
    {
      name: 'path_name',
      heading: '識別名',
      isRequired: true,
      example: 'setagaya-2027-04-1',
      read: readPathName,
    },
    { name: 'admission_month', heading: '入園月', isRequired: true, example: '2027-04', read: readMonth },
    { name: 'title', heading: '区分', isRequired: true, example: '一次', read: readTextOf(40) },
    { name: 'opens_on', heading: '受付開始', isRequired: false, example: '2026-10-15', read: readDate },
    { name: 'closes_on', heading: '締切', isRequired: true, example: '2026-12-10', read: readDate },
    { name: 'results_on', heading: '結果発表', isRequired: false, example: '2027-02-10', read: readDate },
    {
      name: 'url',
      heading: '案内のページ',
      isRequired: false,
      example: 'https://www.example.lg.jp/nursery/',
      read: readWebAddress,
    },
  ],
  derived: ({ municipality_code }) => ({
    prefecture_code: prefectures.find(
      ({ code }) => code.slice(0, 2) === String(municipality_code).slice(0, 2),
    )?.code,
  }),
  check: inOrder,
};

/** A month: 2027-04, 2027年4月, 令和9年4月. @returns `YYYY-MM` */
function readMonth(text: string): Reading<string> {
  const { value } = readDate(
    `${text
      .normalize('NFKC')
      .trim()
      .replace(/月$/, '')
      .replace(/[年/.]/, '-')}-1`,
  );
  return value ? read(value.slice(0, 7)) : unread('not a month, such as 2027-04');
}

/** Applications begin, end and are decided in this order, and end before the month of admission does. */
function inOrder({ opens_on, closes_on, results_on, admission_month }: PostRecord): PostFault | undefined {
  if (opens_on !== null && String(opens_on) > String(closes_on))
    return { column: 'closes_on', action: 'it closes after it opens' };
  if (results_on !== null && String(results_on) < String(closes_on))
    return { column: 'results_on', action: 'results come after it closes' };
  if (String(closes_on).slice(0, 7) > String(admission_month))
    return { column: 'closes_on', action: 'it closes before the month of admission ends' };
  return undefined;
}
