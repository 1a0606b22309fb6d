import type { RunningServers } from '../start/running-servers.ts';
import type { ServerProcess } from '../start/server-process.ts';

interface SlotSettings {
  ports: readonly number[];
  /** Starts a server that listens on the port. */
  start: (port: number) => ServerProcess;
  /** Adds a server to those that are stopped at the end. */
  add: RunningServers['addOptional'];
  say: (line: string) => void;
  /** How long a load balancer may take to find a server that is ready. */
  settleMs: number;
}

/**
 * The servers of one role, each in a slot of the load balancer. One slot stays free, in which a replacement starts before
 * the server that it replaces is told to stop.
 */
export class ServerSlots {
  readonly #settings: SlotSettings;
  readonly #running = new Map<number, ServerProcess>();

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /** Fills all slots but one, one after another: the first server may have to migrate the database. */
  async fill(): Promise<void> {
    for (const port of this.#settings.ports.slice(0, -1)) await this.#start(port);
  }

  /** Replaces every server; each new one is ready, and known to the load balancer, before an old one drains. */
  async replace(): Promise<void> {
    const { ports, say, settleMs } = this.#settings;
    for (const old of [...this.#running.keys()]) {
      const free = ports.find((port) => !this.#running.has(port));
      if (free === undefined) throw new Error('no slot is free');
      const started = await this.#start(free);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      const former = this.#running.get(old);
      this.#running.delete(old);
      former?.stop();
      await former?.ended;
      say(`${started.name} on port ${free} replaced port ${old}`);
    }
  }

  async #start(port: number): Promise<ServerProcess> {
    const server = this.#settings.start(port);
    this.#running.set(port, server);
    await this.#settings.add(server);
    try {
      await server.ready;
    } catch (error) {
      this.#running.delete(port);
      throw error;
    }
    return server;
  }
}
