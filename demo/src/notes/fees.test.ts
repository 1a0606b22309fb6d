import type { FacilityRecord } from '@enerabi/shared/server/records';
import { expect, it } from '@jest/globals';
import { generateFacilities } from '../generate-facilities.ts';

const demo = [...generateFacilities({ facilities: 3_000, seed: 1, today: '2026-05-20' })];

const charges: readonly [what: string, words: RegExp, isThere: (facility: FacilityRecord) => unknown][] = [
  ['a bus', /通園バス/, ({ services }) => services?.includes('bus')],
  ['care by the hour', /一時預かり/, ({ services }) => services?.includes('temporary_care')],
  ['care after lessons', /預かり保育は1/, ({ extended_hours }) => extended_hours],
  ['extended care', /延長保育料/, ({ extended_hours }) => extended_hours],
  [
    'a lunch',
    /1食/,
    ({ meals_note }) => /給食/.test(meals_note ?? '') && !meals_note?.includes('毎日お弁当'),
  ],
  ['lunches within the fee', /おやつ代を含む/, ({ meals_note }) => !meals_note?.includes('お弁当とおやつ')],
  ['a uniform', /制服/, ({ belongings_note }) => !belongings_note?.includes('制服はありません')],
  ['bedding', /リース代/, ({ belongings_note }) => belongings_note?.includes('リース')],
  [
    'lunches of older children',
    /3歳児クラス以上|3〜5歳児の|3〜5歳児クラスの/,
    ({ accept_to_text }) => accept_to_text?.startsWith('就学前'),
  ],
];

it.each(charges)('fees are charged for %s only where the page says it is there', (_what, words, isThere) => {
  const charging = demo.filter(({ fees_note }) => words.test(fees_note ?? ''));
  expect(charging.length).toBeGreaterThan(0);
  expect(charging.filter((facility) => !isThere(facility))).toEqual([]);
});
