import type { DayPart } from '@enerabi/shared/contract';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

const cared: ReadonlySet<Family> = new Set(['nursery', 'kodomoen', 'small', 'company', 'hospital', 'home']);

const mornings = [
  '朝の会・園庭や室内での遊び',
  'おさんぽ、園庭での遊び',
  'クラスごとの活動（リズム遊び・制作など）',
  'おやつ（乳児）、好きな遊び',
];
const afternoons = ['好きな遊び、異年齢での交流', '園庭での遊び、絵本の時間', '室内での遊び、帰りの会'];

const lunchOf = (meals: string | null | undefined): string =>
  meals && /毎日お弁当|ご持参/.test(meals) ? '昼食（お弁当）' : '昼食（給食）';

/** A usual day within its hours; only for facilities that children attend in the morning. */
export function dailySchedule(random: RandomSource, family: Family, facility: FacilityRecord): DayPart[] {
  const hours = facility.weekday_hours;
  if (!hours || random.chance(0.15)) return [];
  const lunch = lunchOf(facility.meals_note);
  if (family === 'kindergarten')
    return [
      { time: '09:00', text: '登園、身じたく' },
      { time: '09:30', text: random.pick(mornings.slice(0, 3)) },
      { time: '11:45', text: lunch },
      { time: '13:00', text: '好きな遊び、帰りの会' },
      { time: '14:00', text: facility.extended_hours ? '降園（預かり保育の開始）' : '降園' },
    ];
  if (!cared.has(family) || hours.open > '08:30' || hours.close < '17:00' || hours.close > '21:00') return [];
  return [
    { time: hours.open, text: '開所、順次登園' },
    { time: '09:30', text: random.pick(mornings) },
    { time: '11:15', text: lunch },
    { time: '12:30', text: 'お昼寝' },
    { time: '15:00', text: 'おやつ' },
    { time: '15:45', text: random.pick(afternoons) },
    { time: '16:30', text: '順次降園' },
    { time: hours.close, text: '閉所' },
  ];
}
