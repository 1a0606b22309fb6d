import { randomUUID } from 'node:crypto';
import type { Caller } from '../gateway/call-api.ts';
import type { RequestSession } from './sessions.ts';

export interface PageSession {
  session: RequestSession;
  caller: Caller;
}

/** Names a page's session to the gateway; no visitor's request brings one that is known. */
export const pageKeyHeader = 'x-page-key';

/**
 * Sessions of forms that are being answered without scripts. The page's action calls the gateway as a browser would,
 * with a key in place of cookies, and what the gateway has to say to the browser's cookies goes out with the page.
 */
export class PageSessions {
  #pages = new Map<string, PageSession>();

  /** @returns the key */
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
