import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { clients, closedLoop } from '../load/load.ts';
import { LoadClient } from '../load/load-client.ts';
import { asBusyAs, startFloor } from './floor.ts';

it('answers as often as what it is held against', async () => {
  const floor = await startFloor();
  const client = new LoadClient(floor.origin);
  try {
    const ask = await asBusyAs(() => ({ kind: 'any', ask: () => wait(80) }), client);
    const perSecond = await closedLoop(() => ask, 1);
    expect(perSecond).toBeGreaterThan((clients * 1000) / 80 / 3);
    expect(perSecond).toBeLessThan(((clients * 1000) / 80) * 3);
  } finally {
    client.close();
    await floor.stop();
  }
}, 60_000);
