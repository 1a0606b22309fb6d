import type { RenderRequest } from '../../render/render-request.ts';
import type { Patience } from './deadline.ts';
import type { Busy } from './overwork.ts';
import type { LentPage } from './protocol.ts';
import { RenderFailure } from './render-failure.ts';
import type { Lane, LaneEnd } from './render-worker.ts';
import type { Spares } from './worker-quota.ts';

export interface CrewSettings {
  /** Starts a worker; all of a crew run the same verified bytes. */
  startLane: (onEnd: LaneEnd) => Lane;
  /** Told of every worker that the release took down; it was the last one where the crew has ended. */
  onEnd: LaneEnd;
  /** Told when there is one worker more or less, and why one more could not start. */
  onChange: (workers: number, failure?: RenderFailure) => void;
  /** Asked with every page whether one more worker is needed. */
  isOverworked: (workers: readonly Busy[]) => boolean;
  /** Workers beyond the first, which all crews share. */
  spares: Spares;
  /** How long a worker beyond the first stays after it was last needed. */
  spareIdleMs: number;
  now: () => number;
}

/** Where one more worker could not start, the next attempt would meet the same machine. */
const pauseMs = 60_000;

/**
 * The workers of one pairing of a shell with a remote. There is one, and another joins while those there are compute
 * without a pause and visitors wait for each other.
 */
export class Crew {
  #settings: CrewSettings;
  #lanes: Lane[] = [];
  #growsFrom = 0;
  #spareRest: NodeJS.Timeout | undefined;
  #ended = new RenderFailure('crash', 'the workers were stopped');
  /** Settles when the first worker has rendered its probe page, or could not. */
  readonly ready: Promise<void>;

  constructor(settings: CrewSettings) {
    this.#settings = settings;
    this.#ended.endedWorker = true;
    this.ready = this.#add().ready;
  }

  get isReady(): boolean {
    return this.#lanes.some((lane) => lane.isReady);
  }

  get hasEnded(): boolean {
    return this.#lanes.length === 0;
  }

  /** Whether the files that were verified have been taken away since. */
  get isGone(): boolean {
    return this.#lanes[0]?.isGone ?? false;
  }

  get running(): number {
    return this.#lanes.reduce((sum, { running }) => sum + running, 0);
  }

  /** @throws RenderFailure */
  async render(request: RenderRequest, patience: Patience, signal?: AbortSignal): Promise<LentPage> {
    const lane = this.#leastBusy();
    if (!lane) throw this.#ended;
    if (lane !== this.#lanes[0]) this.#spareRest?.refresh();
    if (this.#settings.isOverworked(this.#lanes)) this.#grow();
    return await lane.render(request, patience, signal);
  }

  /** Ends all at once; whoever waits is told. */
  async stop(): Promise<void> {
    clearTimeout(this.#spareRest);
    for (const _ of this.#lanes.slice(1)) this.#settings.spares.giveBack();
    await Promise.all(this.#lanes.splice(0).map((lane) => lane.stop()));
  }

  /** The first of those that have least to do, so that the others get to rest. */
  #leastBusy(): Lane | undefined {
    const ready = this.#lanes.filter(({ isReady }) => isReady);
    const [first = this.#lanes[0], ...others] = ready;
    return others.reduce((least, other) => (least && least.running <= other.running ? least : other), first);
  }

  #add(): Lane {
    const lane = this.#settings.startLane((reason, requestIds) => this.#leave(lane, reason, requestIds));
    this.#lanes.push(lane);
    return lane;
  }

  #grow(): void {
    const { now, spares, onChange, spareIdleMs } = this.#settings;
    if (now() < this.#growsFrom || !spares.take()) return;
    this.#add();
    onChange(this.#lanes.length);
    clearTimeout(this.#spareRest);
    this.#spareRest = setTimeout(() => this.#shrink(), spareIdleMs).unref();
  }

  #shrink(): void {
    const { spares, onChange } = this.#settings;
    const spare = this.#lanes.length > 1 ? this.#lanes.at(-1) : undefined;
    if (!spare) return;
    if (spare.running === 0) {
      this.#lanes.pop();
      spares.giveBack();
      void spare.stop();
      onChange(this.#lanes.length);
    }
    this.#spareRest?.refresh();
  }

  /** By a fault, its own or its release's. */
  #leave(lane: Lane, reason: RenderFailure, requestIds: readonly string[]): void {
    const { now, spares, onChange, onEnd } = this.#settings;
    this.#lanes = this.#lanes.filter((other) => other !== lane);
    if (this.hasEnded) this.#ended = reason;
    else spares.giveBack();
    // The same code runs in the others: what kept one more from starting is the machine.
    if (reason.kind === 'start' && this.isReady) {
      this.#growsFrom = now() + pauseMs;
      onChange(this.#lanes.length, reason);
    } else onEnd(reason, requestIds);
  }
}
