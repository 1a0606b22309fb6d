import { LRUCache } from 'lru-cache';
import type { VerifiedSource, WorkerStart } from './protocol.ts';

type Start = Pick<WorkerStart, 'shell' | 'remote'>;

/** More than a site's live releases and those before them. */
const mostCached = 24;

/**
 * Code that workers have compiled, for the next ones that run the same: they start in half the time. V8 itself
 * compares only the length of a source; here every byte is compared.
 */
export class CompiledCode {
  #cache = new LRUCache<string, VerifiedSource>({ max: mostCached });

  /** @returns the start with what is known of its code */
  addTo<S extends Start>(start: S): S {
    const { shell, remote } = start;
    return { ...start, shell: this.#with(shell), remote: remote && this.#with(remote) };
  }

  /**
   * @param start of the worker that compiled it: the remote's code, or the shell's from a worker that runs nothing
   *   else, so that no remote has had its hands on that
   */
  keep({ shell, remote }: Start, compiled: Uint8Array<ArrayBuffer>): void {
    const code = remote ?? shell;
    this.#cache.set(code.file, { ...code, compiled });
  }

  #with(code: VerifiedSource): VerifiedSource {
    const known = this.#cache.get(code.file);
    const isSame = known && Buffer.compare(known.source, code.source) === 0;
    return isSame ? { ...code, compiled: known.compiled } : code;
  }
}
