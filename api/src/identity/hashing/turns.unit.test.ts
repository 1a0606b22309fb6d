import { expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

const full = () => new Error('full');

it('lets so many work at once, the others in turn, also after one that failed', async () => {
  const turns = new Turns(2, 10, full);
  let working = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) =>
    turns.take(async () => {
      working += 1;
      most = Math.max(most, working);
      order.push(number);
      await new Promise(setImmediate);
      working -= 1;
      if (number === 1) throw new Error('failed');
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

it('refuses whoever finds too many waiting', async () => {
  const turns = new Turns(1, 1, full);
  let end = () => {};
  const first = turns.take(() => new Promise<void>((resolve) => (end = resolve)));
  const second = turns.take(async () => 'second');
  await expect(turns.take(async () => 'third')).rejects.toThrow('full');
  end();
  await first;
  expect(await second).toBe('second');
  expect(await turns.take(async () => 'later')).toBe('later');
});
