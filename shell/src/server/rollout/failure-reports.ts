import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type ReleaseDocument, visitorHash } from '@enerabi/release/document';
import { networkOf } from '@enerabi/shared/server/network';
import { LRUCache } from 'lru-cache';
import { appsInRollout, exposedApps } from './composition.ts';
import { maximumReportingNetworks, reportableForMs } from './limits.ts';
import type { RolloutVisits } from './rollout-visits.ts';

export interface FailureReport {
  /** `<token> /builds/r/<app>/<release> …`, as the page's script sends it. */
  body: string;
  visitorId: string | undefined;
  /** The visitor's address. */
  address: string;
}

const named = /^\/builds\/r\/([a-z][a-z0-9-]*)\/(r_\w+)$/;

/**
 * Failures that only browsers see: a script that throws, or a file that does not come. A page that has to do with a
 * rollout gets a token and a script of some lines that reports the first one. Anybody can send reports, so they count
 * only with a token of a page, for the release that this visitor got, and once for each network and rollout: nobody can
 * take a rollout back alone.
 */
export class FailureReports {
  readonly #now: () => number;
  readonly #visits: RolloutVisits;
  /** A report that reaches another server counts for nothing, for both releases alike. */
  readonly #key = randomBytes(32);
  readonly #reported = new LRUCache<string, true>({ max: maximumReportingNetworks });

  constructor(now: () => number, visits: RolloutVisits) {
    this.#now = now;
    this.#visits = visits;
  }

  /** The script of a page, for its body's end. */
  script(visitorId: string, nonce: string): string {
    const expires = (this.#now() + reportableForMs).toString(36);
    return `<script nonce="${nonce}">${reporter}("${expires}.${this.#sign(expires, visitorId)}")</script>`;
  }

  /** Counts a report. @returns whether it counted */
  accept(document: ReleaseDocument, { body, visitorId, address }: FailureReport): boolean {
    const [token = '', ...paths] = body.split(' ');
    if (visitorId === undefined || !this.#isGenuine(token, visitorId)) return false;
    const releases = new Map(
      paths.flatMap((path) => {
        const [, app, release] = named.exec(path) ?? [];
        return app && release ? [[app, release] as const] : [];
      }),
    );
    const exposed = exposedApps(document, visitorId);
    let hasCounted = false;
    for (const app of appsInRollout(document)) {
      const { active, rollout } = document.apps[app] ?? {};
      const isCandidate = exposed.includes(app);
      const served = isCandidate ? rollout?.candidate : active;
      if (!rollout || releases.get(app) !== served) continue;
      const key = `${rollout.id} ${networkOf(address)}`;
      if (this.#reported.has(key)) continue;
      this.#reported.set(key, true);
      const hash = visitorHash(rollout.id, visitorId);
      this.#visits.count(rollout, isCandidate ? 'candidate' : 'active', hash, true);
      hasCounted = true;
    }
    return hasCounted;
  }

  #sign(expires: string, visitorId: string): string {
    return createHmac('sha256', this.#key).update(`${expires}.${visitorId}`).digest('base64url');
  }

  #isGenuine(token: string, visitorId: string): boolean {
    const [expires = '', signature = ''] = token.split('.');
    if (!/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < this.#now()) return false;
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.#sign(expires, visitorId))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
}

/**
 * Runs in every browser that the site supports. It sends which releases the first failure names: in the message, the
 * stack, the file of a script, or the address of an element that could not be loaded.
 */
const reporter =
  '(t=>{let d;const r=s=>{const m=String(s).match(/\\/builds\\/r\\/[\\w-]+\\/\\w+/g);m&&!d&&(d=navigator.sendBeacon("/visit_failure",t+" "+[...new Set(m)].slice(0,6).join(" ")))};addEventListener("error",e=>r([e.message,e.error&&e.error.stack,e.filename,e.target.src,e.target.href]),!0);addEventListener("unhandledrejection",e=>r([e.reason&&e.reason.message,e.reason&&e.reason.stack]))})';
