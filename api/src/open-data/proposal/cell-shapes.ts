import { prefectures } from '@enerabi/shared/constants';
import type { Field } from '../layout/columns.ts';
import { readAcceptedAge } from '../values/accepted-age.ts';
import { readCapacity } from '../values/capacity.ts';
import { readCorporationNumber } from '../values/corporation-number.ts';
import { readFacilityType, readOwnership } from '../values/facility-type.ts';
import { readPhones } from '../values/phone.ts';
import { readPositionPair } from '../values/place/position.ts';
import type { Reading } from '../values/reading.ts';
import { readDate } from '../values/time/calendar-date.ts';
import { readWrittenHours } from '../values/time/hours.ts';
import { readWeekdays } from '../values/time/weekdays.ts';
import { isPlainYesNo } from '../values/yes-no.ts';

interface Shape {
  fits: (text: string) => boolean;
  /** How strongly cells of this shape suggest the field if the header does not. */
  alone: number;
  /** Other values do not lower the score, since the field may hold any words. */
  isLoose?: boolean;
  /** The largest number of different texts, in a hundred cells, of such a column. */
  variety?: number;
}

const degrees = (text: string, from: number, to: number): boolean =>
  /^\d{2,3}\.\d{2,}$/.test(text) && Number(text) >= from && Number(text) <= to;
const isHours = (text: string): boolean => /[:：時]/.test(text) && readWrittenHours(text).value !== null;
const isKnownKind = (text: string): boolean => {
  const type = readFacilityType(text).value?.facility_type;
  return (
    text.length <= 30 && type !== undefined && (type !== 99 || /支援センター|一時預かり|病児/.test(text))
  );
};
const isPlain = ({ value, problem }: Reading<unknown>): boolean => value !== null && !problem;
const yesNo: Shape = { fits: isPlainYesNo, alone: 0 };
const hours: Shape = { fits: isHours, alone: 0.5 };

/** The shape of each field's cells. Fields of free text have none. */
export const shapes: Partial<Record<Field, Shape>> = {
  municipality_code: { fits: (text) => /^\d{5,6}$/.test(text), alone: 0, variety: 60 },
  prefecture: { fits: (text) => prefectures.some(({ name }) => name === text), alone: 0.9 },
  municipality: { fits: (text) => /^\D{1,10}[市区町村]$/.test(text), alone: 0.7, variety: 60 },
  ward: { fits: (text) => /^\D{1,5}区$/.test(text), alone: 0.7, variety: 60 },
  name: {
    fits: (text) =>
      /[ぁ-んァ-ヶ一-龠]/.test(text) &&
      /園|所|保育|こども|ルーム|ナーサリー|キッズ|ホーム|クラブ|センター|スクール|室|ハウス|の家/.test(
        text,
      ) &&
      text.length <= 40,
    alone: 0.6,
  },
  name_kana: {
    fits: (text) => /^(?=.*[ぁ-んァ-ヶｦ-ﾟ])[ぁ-んァ-ヶｦ-ﾟー・\w\s()（）　]+$/.test(text),
    alone: 0.7,
  },
  facility_type: { fits: isKnownKind, alone: 0.85, variety: 40 },
  ownership: { fits: (text) => readOwnership(text).problem === undefined, alone: 0.6, variety: 20 },
  address: {
    fits: (text) =>
      /[一-龠].*(?:\d|[０-９]|[一二三四五六七八九十]丁目)/.test(text) &&
      text.length >= 5 &&
      !/[:：]\d/.test(text),
    alone: 0.55,
  },
  latitude: { fits: (text) => degrees(text, 20, 46), alone: 0.9 },
  longitude: { fits: (text) => degrees(text, 122, 154), alone: 0.9 },
  position: {
    fits: (text) => readPositionPair(text).value !== null || /^0(?:\.0+)?,\s*0/.test(text),
    alone: 0.95,
  },
  postal_code: { fits: (text) => /^〒?\s*\d{3}[-‐－ー−]?\d{4}$/.test(text.normalize('NFKC')), alone: 0.85 },
  phones: {
    fits: (text) =>
      /\d{2,}.*\d{3,}/.test(text.normalize('NFKC')) && readPhones(text).problem?.kind !== 'doubtful',
    alone: 0.8,
  },
  fax: {
    fits: (text) =>
      /\d{2,}.*\d{3,}/.test(text.normalize('NFKC')) && readPhones(text).problem?.kind !== 'doubtful',
    alone: 0,
  },
  capacity: {
    fits: (text) => readCapacity(text).value !== null && (readCapacity(text).value ?? 0) <= 2000,
    alone: 0.3,
  },
  accepted_age: { fits: (text) => readAcceptedAge(text).problem === undefined, alone: 0 },
  open_days: { fits: (text) => readWeekdays(text).problem === undefined && text.length > 1, alone: 0.9 },
  opens_at: hours,
  closes_at: { ...hours, alone: 0 },
  saturday_opens_at: { ...hours, alone: 0 },
  saturday_closes_at: { ...hours, alone: 0 },
  standard_opens_at: { ...hours, alone: 0 },
  standard_closes_at: { ...hours, alone: 0 },
  short_opens_at: { ...hours, alone: 0 },
  short_closes_at: { ...hours, alone: 0 },
  temporary_care: yesNo,
  sick_child_care: yesNo,
  holiday_care: yesNo,
  night_care: yesNo,
  extended_care: { fits: (text) => isPlainYesNo(text) || /^\d$/.test(text), alone: 0 },
  hours_note: {
    fits: (text) =>
      /曜|時まで|時から|\d(?::\d{2}|時)?[-~～〜]\d{1,2}(?::\d{2}|時)/.test(text.normalize('NFKC')),
    alone: 0,
    isLoose: true,
  },
  corporation_number: { fits: (text) => isPlain(readCorporationNumber(text)), alone: 0.85 },
  approved_on: { fits: (text) => /\d/.test(text) && readDate(text).value !== null, alone: 0.4 },
  url: { fits: (text) => /^(?:https?:\/\/|www\.)\S/.test(text), alone: 0.85 },
};
