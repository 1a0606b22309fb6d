import { readDate } from '../values/time/calendar-date.ts';
import type { PostKind } from './post-kind.ts';
import { readAudience, readPathName, readTextOf } from './post-values.ts';

export const noticeKind: PostKind = {
  name: 'notices',
  table: 'notification',
  key: ['facility_id', 'path_name'],
  owner: ['facility_id', 'prefecture_code'],
  columns: ['path_name', 'title', 'body', 'audience', 'posted_on'],
  fields: [
    { name: 'facility', heading: '施設', isRequired: true, example: 'hanaoka', read: readTextOf(120) },
    {
      name: 'path_name',
      heading: 'パス名',
      isRequired: true,
      example: 'garden-open-december',
      read: readPathName,
    },
    { name: 'title', heading: '名称', isRequired: true, example: '12月の園庭開放', read: readTextOf(200) },
    {
      name: 'body',
      heading: '内容',
      isRequired: true,
      example: '12月は毎週水曜日に園庭を開放します。',
      read: readTextOf(10_000),
    },
    { name: 'audience', heading: '対象', isRequired: true, example: '入園希望', read: readAudience },
    { name: 'posted_on', heading: '掲載日', isRequired: false, example: '2026-11-20', read: readDate },
  ],
};
