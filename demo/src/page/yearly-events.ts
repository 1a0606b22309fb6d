import type { YearlyEvent } from '@enerabi/shared/contract';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

/** From April on; possible events of each month, also for the youngest. */
const months: readonly (readonly [month: number, texts: readonly string[]])[] = [
  [4, ['入園・進級のつどい', '入園式']],
  [5, ['こどもの日の集い、春の健康診断', '保護者懇談会']],
  [6, ['保育参観', '歯科健診、歯みがき教室']],
  [7, ['七夕、プール開き', '夏まつり']],
  [8, ['水遊び', '夕涼み会']],
  [9, ['引き渡し訓練', '敬老の日の集い']],
  [10, ['運動会', 'いもほり、秋の遠足']],
  [11, ['秋の健康診断', 'どんぐりひろい']],
  [12, ['もちつき、クリスマス会', 'お楽しみ会']],
  [1, ['新年の集い', 'お正月遊び']],
  [2, ['節分', '生活発表会']],
  [3, ['ひなまつり、お別れ会', 'ひなまつり、進級のお祝い']],
];
const withoutEvents: ReadonlySet<Family> = new Set(['visiting', 'night', 'development', 'after_school']);

/** The events of a year; some months have none. */
export const yearlyEvents = (random: RandomSource, family: Family): YearlyEvent[] =>
  withoutEvents.has(family) || random.chance(0.15)
    ? []
    : months.flatMap(([month, texts]) => (random.chance(0.82) ? [{ month, text: random.pick(texts) }] : []));
