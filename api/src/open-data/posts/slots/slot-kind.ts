import { maximumVisitingChildren, maximumVisitingPersons } from '@enerabi/shared/constants';
import { renewSlots } from '../../../visits/rules/renew-slots.ts';
import { readDate } from '../../values/time/calendar-date.ts';
import { readTime } from '../../values/time/time-of-day.ts';
import type { PostFault, PostKind, PostRecord } from '../post-kind.ts';
import { readFamilies, readOneOf, readPathName, readTextOf } from '../post-values.ts';
import { readClasses, readDays, readNumber, readWeekdays, readYesNo } from './slot-values.ts';

/** When facilities offer visits, or are closed; slots are made from it at once (`api/src/visits/rules/`). */
export const slotKind: PostKind = {
  name: 'slots',
  table: 'visit_rule',
  key: ['facility_id', 'path_name'],
  owner: ['facility_id', 'prefecture_code'],
  columns: [
    'path_name',
    'kind',
    'weekdays',
    'first_day',
    'last_day',
    'starts_at',
    'ends_at',
    'capacity',
    'max_persons',
    'max_children',
    'child_class_ids',
    'opens_days_before',
    'book_by_days',
    'cancel_by_days',
    'on_holidays',
    'reason',
  ],
  fields: [
    { name: 'facility', heading: '施設', isRequired: true, example: 'hanaoka', read: readTextOf(120) },
    {
      name: 'path_name',
      heading: '識別名',
      isRequired: true,
      example: 'weekday-morning',
      read: readPathName,
    },
    {
      name: 'kind',
      heading: '種類',
      isRequired: true,
      example: '毎週',
      read: readOneOf({ weekly: '毎週', extra: '追加', closed: '休み' }, 'a kind'),
    },
    { name: 'weekdays', heading: '曜日', isRequired: false, example: '火木', read: readWeekdays, empty: [] },
    { name: 'first_day', heading: '開始日', isRequired: true, example: '2026-12-01', read: readDate },
    { name: 'last_day', heading: '終了日', isRequired: false, example: '2027-03-31', read: readDate },
    { name: 'starts_at', heading: '開始時刻', isRequired: false, example: '10:00', read: readTime },
    { name: 'ends_at', heading: '終了時刻', isRequired: false, example: '10:45', read: readTime },
    { name: 'capacity', heading: '組数', isRequired: false, example: '3', read: readFamilies },
    {
      name: 'max_persons',
      heading: '大人の上限（1家庭）',
      isRequired: false,
      example: '2',
      read: readNumber(1, maximumVisitingPersons),
    },
    {
      name: 'max_children',
      heading: '子どもの上限（1家庭）',
      isRequired: false,
      example: '',
      read: readNumber(0, maximumVisitingChildren),
    },
    {
      name: 'child_class_ids',
      heading: '対象クラス',
      isRequired: false,
      example: '0〜2',
      read: readClasses,
      empty: [],
    },
    {
      name: 'opens_days_before',
      heading: '予約開始（日前）',
      isRequired: false,
      example: '30',
      read: readDays(365),
    },
    {
      name: 'book_by_days',
      heading: '予約締切（営業日前）',
      isRequired: false,
      example: '1',
      read: readDays(30),
      empty: 1,
    },
    {
      name: 'cancel_by_days',
      heading: 'キャンセル締切（営業日前）',
      isRequired: false,
      example: '1',
      read: readDays(30),
      empty: 1,
    },
    {
      name: 'on_holidays',
      heading: '祝日も実施',
      isRequired: false,
      example: 'いいえ',
      read: readYesNo,
      empty: false,
    },
    { name: 'reason', heading: '備考', isRequired: false, example: '', read: readTextOf(200) },
  ],
  check: (record) => spanFault(record) ?? (record.kind === 'closed' ? undefined : offerFault(record)),
  afterwards: (db, now) => renewSlots(db, now),
};

const spanFault = ({ first_day, last_day }: PostRecord): PostFault | undefined =>
  last_day !== null && String(last_day) < String(first_day)
    ? { column: 'last_day', action: 'it is not before the first day' }
    : undefined;

function offerFault({ kind, weekdays, starts_at, ends_at, capacity }: PostRecord): PostFault | undefined {
  if (kind === 'weekly' && Array.isArray(weekdays) && weekdays.length === 0)
    return { column: 'weekdays', action: 'name the weekdays, such as 月水金' };
  if (starts_at === null) return { column: 'starts_at', action: 'say when the visit begins' };
  if (ends_at === null) return { column: 'ends_at', action: 'say when the visit ends' };
  if (String(ends_at) >= '24:00') return { column: 'ends_at', action: 'it ends before midnight' };
  if (String(ends_at) <= String(starts_at)) return { column: 'ends_at', action: 'it ends after it starts' };
  if (capacity === null) return { column: 'capacity', action: 'say how many families can come' };
  if (Number(capacity) > 1_000) return { column: 'capacity', action: 'at most 1000 families' };
  return undefined;
}
