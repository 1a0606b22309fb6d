import { randomUUID } from 'node:crypto';
import type { Caller } from '../gateway/call-api.ts';
import type { RequestSession } from './sessions.ts';

export interface PageSession {
  session: RequestSession;
  caller: Caller;
}

/** The header carries an internal session key; visitors cannot send a valid one. */
export const pageKeyHeader = 'x-page-key';

/**
 * Sessions of forms that are answered without scripts. The page's action calls the gateway as a browser would, but with
 * a key instead of cookies. The cookies that the gateway then sets go out with the page.
 */
export class PageSessions {
  #pages = new Map<string, PageSession>();

  /** @returns the key of the session */
  open(page: PageSession): string {
    const key = randomUUID();
    this.#pages.set(key, page);
    return key;
  }

  find(key: string | null): PageSession | undefined {
    return key === null ? undefined : this.#pages.get(key);
  }

  close(key: string): void {
    this.#pages.delete(key);
  }
}
