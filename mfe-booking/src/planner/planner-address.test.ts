import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pinning, plannerAddress, planQueryOf, readPlanner, without } from './planner-address.ts';

const read = (search: string) => readPlanner(new URLSearchParams(search));
const again = (state: ReturnType<typeof read>) => read(plannerAddress(state).split('?')[1] ?? '');

it('reads back what it writes', () => {
  const state = read(
    'f=hanaoka&f=himawari&weekday=1&weekday=4&part=morning&mode=train&most=3&class=2&from=荻窪&pin=hanaoka@2099-05-20T10:00',
  );
  expect(again(state)).toEqual(state);
  expect(planQueryOf(state)).toEqual({
    path_names: ['hanaoka', 'himawari'],
    weekdays: [1, 4],
    until_time: '12:30',
    child_class_id: 2,
    travel_mode: 'train',
    most_per_day: 3,
    starting_station: '荻窪',
    pinned: ['hanaoka@2099-05-20T10:00'],
  });
});

it('takes whatever an address contains', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('f', 'weekday', 'part', 'mode', 'most', 'class', 'from', 'pin'),
          fc.string(),
        ),
      ),
      (fields) => {
        const state = read(new URLSearchParams(fields).toString());
        expect(again(state)).toEqual(state);
        expect(state.facilities.length).toBeLessThanOrEqual(8);
      },
    ),
  );
});

it('forgets the time of a facility that is taken out', () => {
  const state = pinning(read('f=hanaoka&f=himawari'), 'hanaoka', '2099-05-20T10:00');
  expect(plannerAddress(state)).toBe(
    '/one_stop/planner?f=hanaoka&f=himawari&pin=hanaoka%402099-05-20T10%3A00',
  );
  expect(plannerAddress(without(state, 'hanaoka'))).toBe('/one_stop/planner?f=himawari');
  expect(plannerAddress(without(read('f=hanaoka'), 'hanaoka'))).toBe('/one_stop/planner');
});
