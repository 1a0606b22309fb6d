import { expect, it } from '@jest/globals';
import { closedLoad, openLoad } from './open-load.ts';

it('an open load asks as often as it should, whatever becomes of those before', async () => {
  const asked: number[] = [];
  let atOnce = 0;
  let most = 0;
  const { ms } = await openLoad(200, 0.1, async (index) => {
    asked.push(index);
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 150));
    atOnce -= 1;
  });
  expect(asked).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ms).toHaveLength(20);
  expect(most).toBe(20);
});

it('a closed load has a limited number under way, and reports those that ended in time', async () => {
  let atOnce = 0;
  let most = 0;
  const asked = new Set<number>();
  const perSecond = await closedLoad(3, 0.2, async (index) => {
    asked.add(index);
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 10));
    atOnce -= 1;
  });
  expect(most).toBe(3);
  expect(perSecond * 0.2).toBeLessThanOrEqual(asked.size);
  expect(perSecond).toBeGreaterThan(0);
});

it('a failure of one is the failure of all', async () => {
  const failing = async (): Promise<void> => {
    throw new Error('not 200');
  };
  await expect(openLoad(10, 0.1, failing)).rejects.toThrow('not 200');
  await expect(closedLoad(2, 0.1, failing)).rejects.toThrow('not 200');
});
