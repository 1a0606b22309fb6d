import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type DrainTimes, drainStep } from './drain-step.ts';

/** Longer than a reverse proxy keeps an idle connection (nginx: 60 s): it, not this server, is to close first. */
const keepAliveMs = 75_000;
const tickMs = 20;
/** A turn of the event loop that took less has done nothing. */
const pauseMs = 0.1;

/**
 * Stops an HTTP server without losing a request: it goes on answering while its clients are told to go, and closes what
 * nobody uses any more. Made with the server, since it has to know every connection.
 */
export class ServerDrain {
  readonly #server: Server;
  /** When each open connection came. */
  readonly #connections = new Map<Socket, number>();
  /** When each request under way came, the oldest first. */
  readonly #underWay = new Map<ServerResponse, number>();
  #lastArrival = Number.NEGATIVE_INFINITY;
  #isParting = false;

  constructor(server: Server) {
    this.#server = server;
    server.keepAliveTimeout = keepAliveMs;
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, this.#arrival());
      socket.once('close', () => this.#connections.delete(socket));
    });
    // Before the application, which may answer at once.
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      this.#underWay.set(response, this.#arrival());
      response.once('close', () => this.#underWay.delete(response));
      if (this.#isParting) response.setHeader('connection', 'close');
    });
  }

  /** Settles when the last connection is closed; what takes longer than the times allow is cut off. */
  stop(times: DrainTimes): Promise<void> {
    const begunAt = performance.now();
    let isClosed = false;
    return new Promise((resolve) => {
      const close = (): void => {
        if (isClosed) return;
        isClosed = true;
        this.#server.close(() => {
          clearInterval(ticks);
          resolve();
        });
      };
      const act = (): void => {
        const step = drainStep(this.#stateSince(begunAt), times);
        if (step !== 'serve') this.#part();
        if (step === 'pause' && !isClosed) this.#inPause(close);
        if (step === 'close' || step === 'cut') close();
        if (isClosed) this.#closeUnused(times.idleMs);
        if (step === 'cut') this.#server.closeAllConnections();
      };
      // A turn of the event loop comes first: it reads what has reached this machine, however long the last turn was.
      const soon = (): void => void setImmediate(act);
      const ticks = setInterval(soon, tickMs);
      soon();
    });
  }

  /**
   * Closes behind a turn of the event loop that found nothing to do: connections that wait to be accepted, one a turn,
   * would be reset. Does nothing where no such turn comes within a tick.
   */
  #inPause(close: () => void): void {
    const until = performance.now() + tickMs;
    const look = (before: number): void => {
      const now = performance.now();
      if (now - before < pauseMs && this.#lastArrival < before) close();
      else if (now < until) setImmediate(look, now);
    };
    setImmediate(look, performance.now());
  }

  #arrival(): number {
    this.#lastArrival = performance.now();
    return this.#lastArrival;
  }

  #stateSince(begunAt: number) {
    const [oldest] = this.#underWay.values();
    return {
      nowMs: performance.now() - begunAt,
      openConnections: this.#connections.size,
      oldestRequestMs: oldest === undefined ? undefined : oldest - begunAt,
      lastArrivalMs: this.#lastArrival - begunAt,
    };
  }

  /** From now on every answer says that its connection ends with it, those under way included. */
  #part(): void {
    if (this.#isParting) return;
    this.#isParting = true;
    for (const response of this.#underWay.keys())
      if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Node calls a connection idle only after its first request; browsers open some that they never use. */
  #closeUnused(idleMs: number): void {
    this.#server.closeIdleConnections();
    const latest = performance.now() - idleMs;
    for (const [socket, since] of this.#connections)
      if (socket.bytesRead === 0 && since <= latest) socket.destroy();
  }
}
