import path from 'node:path';
import { type NodeProcess, startNode } from '../../processes/node-process.ts';
import { type Ask, closedLoop } from '../load/load.ts';
import type { LoadClient } from '../load/load-client.ts';

/** The mean size of the API's replies, over all kinds. */
const answerBytes = 20_000;

export interface Floor extends Pick<NodeProcess, 'stop'> {
  origin: string;
}

/** Starts plain Node instead of the API, with as much work per reply: the floor is the share of the machine itself. */
export async function startFloor(): Promise<Floor> {
  const { message, stop } = await startNode(path.join(import.meta.dirname, 'floor-server.ts'));
  return { origin: `http://127.0.0.1:${message.port}`, stop };
}

/** Finds the floor's query that is answered as often as those of `asks`, by trying both alternately. */
export async function asBusyAs(asks: () => Ask, floor: LoadClient): Promise<Ask> {
  const asking = (work: number): Ask => ({
    kind: 'floor',
    ask: () => floor.get(`/?work=${Math.round(work)}&bytes=${answerBytes}`),
  });
  const ms = async (next: () => Ask): Promise<number> => 1000 / (await closedLoop(next, 0.5));
  await ms(() => asking(0));
  let work = 100_000;
  for (let step = 0; step < 6; step += 1) {
    const [wanted, without, is] = [await ms(asks), await ms(() => asking(0)), await ms(() => asking(work))];
    work *= Math.min(10, Math.max(0.1, (wanted - without) / (is - without)));
  }
  return asking(work);
}
