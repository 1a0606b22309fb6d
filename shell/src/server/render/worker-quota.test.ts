import { expect, it } from '@jest/globals';
import { Spares } from './worker-quota.ts';

it('as many workers as there are spares may join; one that leaves makes room', () => {
  const spares = new Spares(2);
  expect([spares.take(), spares.take(), spares.take()]).toEqual([true, true, false]);
  spares.giveBack();
  expect([spares.take(), spares.take()]).toEqual([true, false]);
});
