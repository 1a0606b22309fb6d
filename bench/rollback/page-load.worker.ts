import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** An open load on several servers in turn: a request is due at its time, whatever became of those before. */
const { origins, perSecond } = workerData as PageLoadOptions;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let isEnding = false;

export interface PageLoadOptions {
  origins: readonly string[];
  perSecond: number;
}

export type PageOutcome =
  /** When its last byte came, in milliseconds since 1970, and the text of its heading. */
  { at: number; shows: string } | { failed: string };

parentPort?.once('message', () => {
  isEnding = true;
});

const began = performance.now();
const pending = new Set<Promise<void>>();
for (let asked = 0; !isEnding; asked++) {
  const early = began + (asked * 1_000) / perSecond - performance.now();
  if (early > 0) await sleep(early);
  const asking = ask(origins[asked % origins.length] ?? '').finally(() => pending.delete(asking));
  pending.add(asking);
}
await Promise.all(pending);
agent.destroy();

async function ask(origin: string): Promise<void> {
  const outcome = await page(`${origin}/f`).catch((error: Error): PageOutcome => ({ failed: error.message }));
  parentPort?.postMessage(outcome);
}

function page(address: string): Promise<PageOutcome> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve(outcomeOf(answer, Buffer.concat(chunks))));
    });
    asked.once('error', reject);
    asked.end();
  });
}

function outcomeOf({ statusCode = 0, complete }: IncomingMessage, html: Buffer): PageOutcome {
  if (statusCode !== 200 || !complete) return { failed: complete ? String(statusCode) : 'cut off' };
  const from = html.indexOf('<h1>') + '<h1>'.length;
  const shows = html.toString('utf8', from, html.indexOf('<', from));
  return { at: performance.timeOrigin + performance.now(), shows };
}
