import { readDate } from '../values/time/calendar-date.ts';
import type { PostKind } from './post-kind.ts';
import {
  readAudience,
  readFamilies,
  readPathName,
  readPrefecture,
  readTextOf,
  readWallClock,
} from './post-values.ts';

/** The table's own bound: what goes on for longer is no event. */
const mostDays = 31;
const dayMs = 86_400_000;

export const eventKind: PostKind = {
  name: 'events',
  table: 'event',
  key: ['path_name'],
  owner: ['facility_id', 'prefecture_code'],
  columns: [
    'path_name',
    'title',
    'body',
    'audience',
    'place',
    'capacity',
    'starts_at',
    'ends_at',
    'posted_on',
  ],
  fields: [
    { name: 'facility', heading: '施設', isRequired: false, example: 'hanaoka', read: readTextOf(120) },
    { name: 'area', heading: '都道府県', isRequired: false, example: '', read: readPrefecture },
    {
      name: 'path_name',
      heading: 'パス名',
      isRequired: true,
      example: 'hanaoka-garden-1205',
      read: readPathName,
    },
    { name: 'title', heading: '名称', isRequired: true, example: '園庭であそぼう', read: readTextOf(200) },
    {
      name: 'body',
      heading: '内容',
      isRequired: true,
      example: '砂場やすべり台で遊べます。着替えをお持ちください。',
      read: readTextOf(10_000),
    },
    { name: 'audience', heading: '対象', isRequired: true, example: '入園希望', read: readAudience },
    { name: 'place', heading: '場所', isRequired: false, example: '園庭', read: readTextOf(200) },
    { name: 'capacity', heading: '定員', isRequired: false, example: '8', read: readFamilies },
    {
      name: 'starts_at',
      heading: '開始',
      isRequired: true,
      example: '2026-12-05 10:00',
      read: readWallClock,
    },
    { name: 'ends_at', heading: '終了', isRequired: true, example: '2026-12-05 11:30', read: readWallClock },
    { name: 'posted_on', heading: '掲載日', isRequired: false, example: '2026-11-20', read: readDate },
  ],
  check: ({ facility, area, starts_at, ends_at }) => {
    if (facility === null && area === null)
      return { column: 'facility', action: 'name the facility, or the prefecture of several facilities' };
    const lasts = instant(ends_at) - instant(starts_at);
    if (lasts <= 0) return { column: 'ends_at', action: 'it ends after it starts' };
    if (lasts > mostDays * dayMs) return { column: 'ends_at', action: `it lasts ${mostDays} days at most` };
    return undefined;
  },
};

const instant = (wallClock: unknown): number => Date.parse(`${String(wallClock).replace(' ', 'T')}+09:00`);
