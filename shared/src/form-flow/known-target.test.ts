import type { LoaderArgs } from '@enerabi/shared/kernel';
import { expect, it } from '@jest/globals';
import { knownTarget, targetOf } from './known-target.ts';

it('is asked anew for every request of a server, which knows nothing from one to the next (R2.8)', async () => {
  let asked = 0;
  const flow = {
    load: async () => {
      asked += 1;
      return `answer ${asked}`;
    },
    draftName: () => 'hanaoka',
    known: knownTarget<string>(),
  };
  const args = {} as LoaderArgs;
  expect([await targetOf(flow, args), await targetOf(flow, args)]).toEqual(['answer 1', 'answer 2']);
});
