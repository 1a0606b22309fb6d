import type { Audience, ServiceId } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';

/**
 * A notice with placeholders: `{date}` is a future day, `{deadline}` a day before it, `{saturday}` a future Saturday;
 * `{month}` is the month of posting, `{issue}` that of a newsletter, from the 16th on the next one, `{next}` the next
 * month, `{fiscal}` the next fiscal year; other placeholders are filled at random from `gaps`.
 */
export interface NoticeText {
  title: string;
  body: string;
  audience: Audience;
  /** When it is posted, month and day, `0610-0704` or several; `1105-0229` spans the new year. Absent: all year. */
  season?: string;
  service?: ServiceId;
  families?: readonly Family[];
  /** `extended`: hours after the usual ones, a kindergarten's 預かり保育. */
  needs?: 'garden' | 'meals' | 'slots' | 'extended' | 'infants' | 'older';
}

export const gaps: Readonly<Record<string, readonly string[]>> = {
  time: ['10:00〜11:00', '10:00〜11:30', '9:45〜10:45', '10:30〜11:30'],
  weekday: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日'],
  dish: [
    '豆腐ハンバーグ',
    '切り干し大根の煮物',
    'ひじきごはん',
    '鮭のみそマヨ焼き',
    'きなこ蒸しパン',
    '野菜たっぷりミートソース',
    '米粉のバナナケーキ',
    '大豆入りドライカレー',
  ],
  taste: [
    'だしを味わう',
    '旬の野菜に親しむ',
    'よくかんで食べる',
    '郷土の味を知る',
    '豆と乾物のおいしさ',
    '魚を好きになる',
  ],
  circle: ['ぽかぽか', 'にこにこ', 'よちよち', 'ひだまり', 'たんぽぽ', 'ころころ', 'なかよし'],
  vegetable: ['ミニトマト', 'きゅうり', 'なす', 'ピーマン', 'オクラ', '枝豆'],
  health: [
    '爪の長さと手洗い',
    '早寝・早起き・朝ごはん',
    '靴の選び方',
    '歯みがきの仕上げ',
    '鼻のかみ方',
    '肌の乾燥と保湿',
  ],
  families: ['5組', '6組', '8組', '10組'],
};

/** Families of facilities that small children attend by day. */
export const nursing: readonly Family[] = ['nursery', 'kodomoen', 'small', 'company'];
