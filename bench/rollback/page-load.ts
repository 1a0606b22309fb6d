import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SeenPage {
  /** When its last byte came; `performance.now()`. */
  atMs: number;
  /** The text of its heading. */
  shows: string;
}

/** An open load on several servers in turn: a request is due at its time, whatever became of those before. */
export class PageLoad {
  readonly seen: SeenPage[] = [];
  readonly failures: string[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly #origins: readonly string[];
  readonly #perSecond: number;
  #isEnding = false;
  #running: Promise<void>;
  #asked = 0;

  constructor(origins: readonly string[], perSecond: number) {
    this.#origins = origins;
    this.#perSecond = perSecond;
    this.#running = this.#run();
  }

  get asked(): number {
    return this.#asked;
  }

  /** Waits until every server has shown only this for a while. */
  async untilOnly(text: string, pages: number): Promise<void> {
    for (;;) {
      await sleep(20);
      const last = this.seen.slice(-pages);
      if (last.length === pages && last.every(({ shows }) => shows === text)) return;
    }
  }

  /** Forgets the pages so far; failures stay. */
  clear(): void {
    this.seen.length = 0;
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#running;
    this.#agent.destroy();
  }

  async #run(): Promise<void> {
    const began = performance.now();
    const under = new Set<Promise<void>>();
    while (!this.#isEnding) {
      const early = began + (this.#asked * 1_000) / this.#perSecond - performance.now();
      if (early > 0) await sleep(early);
      const origin = this.#origins[this.#asked % this.#origins.length] ?? '';
      this.#asked++;
      const asking = this.#ask(origin).finally(() => under.delete(asking));
      under.add(asking);
    }
    await Promise.all(under);
  }

  async #ask(origin: string): Promise<void> {
    try {
      const { status, html } = await page(`${origin}/f`, this.#agent);
      const shows = /<h1>([^<]*)/.exec(html)?.[1] ?? '';
      if (status === 200) this.seen.push({ atMs: performance.now(), shows });
      else this.failures.push(String(status));
    } catch (error) {
      this.failures.push((error as Error).message);
    }
  }
}

const page = (address: string, agent: Agent): Promise<{ status: number; html: string }> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { agent }, async (answer) => {
      try {
        let html = '';
        for await (const chunk of answer.setEncoding('utf8')) html += chunk;
        resolve({ status: answer.statusCode ?? 0, html });
      } catch (error) {
        reject(error);
      }
    });
    asked.once('error', reject);
    asked.end();
  });
