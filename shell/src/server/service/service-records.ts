import type { Judgement, ReleaseDocument } from '@enerabi/release/document';
import { later } from '@enerabi/release/document';
import {
  afterCircuitOpened,
  afterFault,
  afterPage,
  afterStart,
  judgementOf,
  type ServiceRecord,
  unserved,
} from '@enerabi/release/service-record';
import type { Candidate } from '../render/candidates.ts';
import { blameless, type RenderFailureKind } from '../render/render-failure.ts';

/**
 * Records how each release serves on this server: for the server's own fallback and, through its file, for the
 * registry's commands.
 */
export class ServiceRecords {
  #now: () => number;
  #records: Map<string, ServiceRecord>;
  /** The release document's findings, by release. */
  #documented = new Map<string, Judgement>();
  #listener: (isUrgent: boolean) => void = () => {};

  /** @param former records of an earlier process of this server */
  constructor(now: () => number, former: Record<string, ServiceRecord> = {}) {
    this.#now = now;
    this.#records = new Map(Object.entries(former));
  }

  /** @param listener called after each change; `isUrgent` if a release turned out to be bad */
  onChange(listener: (isUrgent: boolean) => void): void {
    this.#listener = listener;
  }

  get all(): Record<string, ServiceRecord> {
    return Object.fromEntries(this.#records);
  }

  /** Forgets releases that a new document no longer names: their findings are in the log, or of no use. */
  follow({ apps, releases }: ReleaseDocument): void {
    for (const id of this.#records.keys()) if (!releases[id]) this.#records.delete(id);
    this.#documented.clear();
    for (const { active, standing, fallbacks = [] } of Object.values(apps)) {
      if (standing) this.#documented.set(active, standing);
      for (const { release, standing, at } of fallbacks) this.#documented.set(release, { standing, at });
    }
  }

  /** Returns this server's finding about a release; undefined if it has none. */
  found(release: string): Judgement | undefined {
    const record = this.#records.get(release);
    return record && judgementOf(record);
  }

  page({ shell, remote }: Candidate): void {
    for (const release of remote === null ? [shell] : [shell, remote])
      this.#change(release, (record) => afterPage(record, this.#now()));
  }

  /** @param hasCircuitOpened whether the circuit of the pairing has just opened */
  fault(candidate: Candidate, kind: RenderFailureKind, hasCircuitOpened: boolean): void {
    const release = this.blamed(candidate, kind);
    if (release === null) return;
    this.#change(
      release,
      (record) =>
        hasCircuitOpened
          ? afterCircuitOpened(record, kind === 'start', this.#now())
          : afterFault(record, this.#now()),
      hasCircuitOpened,
    );
  }

  started({ shell, remote }: Candidate): void {
    for (const release of [shell, remote])
      if (release !== null && this.#records.get(release)?.isStartFault)
        this.#change(release, (record) => afterStart(record, this.#now()));
  }

  /**
   * Blames the remote, unless it is known good and the shell is not: a bad shell also fails with remotes that ran for
   * weeks. Null if no release is to blame.
   */
  blamed({ shell, remote }: Candidate, kind: RenderFailureKind): string | null {
    if (blameless.has(kind)) return null;
    if (remote === null) return shell;
    return this.#isKnownGood(remote) && !this.#isKnownGood(shell) ? shell : remote;
  }

  #isKnownGood(release: string): boolean {
    const [documented, found] = [this.#documented.get(release), this.found(release)];
    const judgement = documented ? later(documented, found) : found;
    return judgement?.standing === 'known_good';
  }

  #change(release: string, change: (record: ServiceRecord) => ServiceRecord, isUrgent = false): void {
    this.#records.set(release, change(this.#records.get(release) ?? unserved));
    this.#listener(isUrgent);
  }
}
