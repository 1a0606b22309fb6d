import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import v8 from 'node:v8';
import vm from 'node:vm';

/** The shell server, which says on request what it holds after a collection. */
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

export interface Held {
  heapBytes: number;
  residentBytes: number;
  descriptors: number;
}

process.on('message', async (message) => {
  if (message !== 'measure') return;
  // Workers that have ended free their memory a moment later; a second collection finds what the first one released.
  for (let at = 0; at < 5; at++) {
    collect();
    await sleep(400);
  }
  const { heapUsed, rss } = process.memoryUsage();
  const held: Held = {
    heapBytes: heapUsed,
    residentBytes: rss,
    descriptors: readdirSync('/proc/self/fd').length,
  };
  process.send?.(held);
});

await import('@enerabi/shell/server');
