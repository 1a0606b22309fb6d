import { expect, it } from '@jest/globals';
import { newlyOpen } from './openings.rules.ts';

it.each([
  [{}, [], [0, 1], [0, 1]],
  [{}, [0], [0, 1], [1]],
  [{}, [0, 1], [0], []],
  [{ child_class_id: 1 }, [], [0, 1], [1]],
  [{ child_class_id: 2 }, [], [0, 1], []],
  [{ child_class_id: 1 }, [1], [1], []],
] as const)('of %j, seen %j, now %j: %j', (wanted, seen, vacant, expected) => {
  expect(newlyOpen({ facility: 'a', ...wanted }, seen, vacant)).toEqual(expected);
});
