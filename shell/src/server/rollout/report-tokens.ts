import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { reportableForMs } from './limits.ts';

/**
 * Tokens with which a page may report about itself for a while: anybody can send a report, so one counts only with the
 * token of a page that its visitor has got. Servers with the same secret know each other's tokens; without one, a report
 * that reaches another server counts for nothing, for both releases of a rollout alike.
 */
export class ReportTokens {
  readonly #now: () => number;
  readonly #key: Uint8Array;

  /** @param secret `REPORT_SECRET` */
  constructor(now: () => number, secret?: string) {
    this.#now = now;
    this.#key = secret ? new Uint8Array(hkdfSync('sha256', secret, '', 'page reports', 32)) : randomBytes(32);
  }

  make(visitorId: string): string {
    const expires = (this.#now() + reportableForMs).toString(36);
    return `${expires}.${this.#sign(expires, visitorId)}`;
  }

  isGenuine(token: string, visitorId: string): boolean {
    const [expires = '', signature = ''] = token.split('.');
    if (!/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < this.#now()) return false;
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.#sign(expires, visitorId))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  #sign(expires: string, visitorId: string): string {
    return createHmac('sha256', this.#key).update(`${expires}.${visitorId}`).digest('base64url');
  }
}
