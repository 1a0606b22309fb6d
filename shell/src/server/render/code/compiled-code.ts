import { LRUCache } from 'lru-cache';
import type { VerifiedSource, WorkerStart } from '../protocol.ts';

type Start = Pick<WorkerStart, 'shell' | 'remote'>;

/** More than the live releases of a site and their fallbacks. */
const mostCached = 24;

/**
 * Code that workers have compiled, for the next workers with the same code: they start in half the time. V8 itself
 * compares only the length of a source; this class compares every byte.
 */
export class CompiledCode {
  #cache = new LRUCache<string, VerifiedSource>({ max: mostCached });

  /** @returns the start, with the compiled code if it is known */
  addTo<S extends Start>(start: S): S {
    const { shell, remote } = start;
    return { ...start, shell: this.#with(shell), remote: remote && this.#with(remote) };
  }

  /**
   * @param start of the worker that compiled the code: a remote's code, or the shell's if the worker runs no remote, so
   *   that no remote can change it
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
