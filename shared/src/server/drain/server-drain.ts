import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keepAliveMs } from '../network/server-timeouts.ts';
import type { DrainLimits } from './drain-limits.ts';
import { drainStep } from './drain-step.ts';

const tickMs = 20;
/** An event loop turn below this time has processed no events. */
const pauseMs = 0.1;

/**
 * Stops an HTTP server without losing a request: it keeps answering with `connection: close`, and closes unused
 * connections. Create it together with the server, since it must see every connection.
 */
export class ServerDrain {
  readonly #server: Server;
  /** When each open connection was accepted. */
  readonly #connections = new Map<Socket, number>();
  /** When each request under way arrived, the oldest first. */
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

  /** Resolves when the last connection is closed; connections beyond the limits are cut off. */
  stop(limits: DrainLimits): Promise<void> {
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
        const step = drainStep(this.#stateSince(begunAt), limits);
        if (step !== 'serve') this.#part();
        if (step === 'pause' && !isClosed) this.#inPause(close);
        if (step === 'close' || step === 'cut') close();
        if (isClosed) this.#closeUnused(limits.idleMs);
        if (step === 'cut') this.#server.closeAllConnections();
      };
      // An event loop turn goes first and reads requests that have reached this machine, even after a long turn.
      const soon = (): void => void setImmediate(act);
      const ticks = setInterval(soon, tickMs);
      soon();
    });
  }

  /**
   * Closes after an event loop turn without events, since the server accepts one connection a turn and would reset those
   * that wait. Does nothing if no such turn comes within a tick.
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

  /** From now on every response, also of requests under way, ends its connection. */
  #part(): void {
    if (this.#isParting) return;
    this.#isParting = true;
    for (const response of this.#underWay.keys())
      if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Node counts a connection as idle only after its first request, but browsers open some that they never use. */
  #closeUnused(idleMs: number): void {
    this.#server.closeIdleConnections();
    const latest = performance.now() - idleMs;
    for (const [socket, since] of this.#connections)
      if (socket.bytesRead === 0 && since <= latest) socket.destroy();
  }
}
