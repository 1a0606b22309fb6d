import { Agent, type ClientRequest, request } from 'node:http';

export interface LoadOutcome {
  answered: number;
  /** Requests without a complete and successful response, with the reason of each. */
  failures: string[];
  /** Refused connections: nothing was sent on them, since the server has gone. */
  refused: number;
  /** The longest time between two requests, in milliseconds; a busy machine exceeds the intended interval. */
  longestPauseMs: number;
}

interface LoadOptions {
  /** Requested in turn. */
  paths: readonly string[];
  /** Number of connections. Each sends one request at a time and is kept open, as by a reverse proxy. */
  connections?: number;
  perSecond?: number;
}

/**
 * Sends requests at fixed times over keep-alive connections, whether or not earlier ones have finished; none is
 * retried.
 */
export class RecordedLoad {
  readonly #origin: string;
  readonly #paths: readonly string[];
  readonly #agents: Agent[];
  readonly #outcome: LoadOutcome = { answered: 0, failures: [], refused: 0, longestPauseMs: 0 };
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #sent = 0;

  /** @param origin `http://host:port` */
  constructor(origin: string, { paths, connections = 50, perSecond = 200 }: LoadOptions) {
    this.#origin = origin;
    this.#paths = paths;
    this.#agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const begunAt = performance.now();
    let sentAt = begunAt;
    this.#timer = setInterval(() => {
      const now = performance.now();
      const due = ((now - begunAt) / 1_000) * perSecond;
      if (this.#sent >= due) return;
      this.#outcome.longestPauseMs = Math.max(this.#outcome.longestPauseMs, now - sentAt);
      sentAt = now;
      while (this.#sent < due) this.#send();
    }, 1);
  }

  /** Stops sending. @returns the results of all requests */
  async end(): Promise<LoadOutcome> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
    for (const agent of this.#agents) agent.destroy();
    return this.#outcome;
  }

  #send(): void {
    const agent = this.#agents[this.#sent % this.#agents.length] as Agent;
    const path = this.#paths[this.#sent % this.#paths.length] ?? '/';
    this.#sent += 1;
    const asked = this.#result(request(`${this.#origin}${path}`, { agent })).finally(() =>
      this.#underWay.delete(asked),
    );
    this.#underWay.add(asked);
  }

  #result(asking: ClientRequest): Promise<void> {
    return new Promise((resolve) => {
      const failed = (why: string): void => {
        this.#outcome.failures.push(`${asking.path}: ${why}`);
        resolve();
      };
      asking.once('response', (answer) => {
        const { statusCode = 0 } = answer;
        answer.once('error', ({ message }) => failed(message));
        answer.once('end', () => {
          if (statusCode >= 400 || !answer.complete) return failed(`status ${statusCode}`);
          this.#outcome.answered += 1;
          resolve();
        });
        answer.resume();
      });
      asking.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') return failed(`${error.code} ${error.message}`);
        this.#outcome.refused += 1;
        resolve();
      });
      asking.end();
    });
  }
}
