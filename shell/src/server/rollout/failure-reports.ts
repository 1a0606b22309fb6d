import { type ReleaseDocument, visitorHash } from '@enerabi/release/document';
import { networkOf } from '@enerabi/shared/server/network';
import { LRUCache } from 'lru-cache';
import { appsInRollout, exposedApps } from './composition.ts';
import { maximumReportingNetworks } from './limits.ts';
import type { PageReport } from './page-report.ts';
import type { ReportTokens } from './report-tokens.ts';
import type { RolloutVisits } from './rollout-visits.ts';

const named = /^\/builds\/r\/([a-z][a-z0-9-]*)\/(r_\w+)$/;

/**
 * Failures that only browsers see: a script that throws, or a file that does not come. A page that has to do with a
 * rollout gets a token and a script of some lines that reports the first one. Anybody can send reports, so they count
 * only with a token of a page, for the release that this visitor got, and once for each network and rollout: nobody can
 * take a rollout back alone.
 */
export class FailureReports {
  readonly #tokens: Pick<ReportTokens, 'isGenuine'>;
  readonly #visits: RolloutVisits;
  readonly #reported = new LRUCache<string, true>({ max: maximumReportingNetworks });

  constructor(tokens: Pick<ReportTokens, 'isGenuine'>, visits: RolloutVisits) {
    this.#tokens = tokens;
    this.#visits = visits;
  }

  /** Counts a report. @returns whether it counted */
  accept(document: ReleaseDocument, { body, visitorId, address }: PageReport): boolean {
    const [token = '', ...paths] = body.split(' ');
    if (visitorId === undefined || !this.#tokens.isGenuine(token, visitorId)) return false;
    const releases = new Map(releasesIn(paths));
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
}

/** The releases that addresses of their files name. */
export const releasesIn = (paths: readonly string[]): [app: string, release: string][] =>
  paths.flatMap((path) => {
    const [, app, release] = named.exec(path) ?? [];
    return app && release ? [[app, release] as [string, string]] : [];
  });

/** The script of a page, for its body's end. */
export const failureScript = (token: string, nonce: string): string =>
  `<script nonce="${nonce}">${reporter}("${token}")</script>`;

/**
 * Runs in every browser that the site supports. It sends the token and the releases that the first failure names: in
 * the message, the stack, the file of a script, or the address of an element that could not be loaded.
 */
const reporter =
  '(t=>{let d;const r=s=>{const m=String(s).match(/\\/builds\\/r\\/[\\w-]+\\/\\w+/g);m&&!d&&(d=navigator.sendBeacon("/visit_failure",t+" "+[...new Set(m)].slice(0,6).join(" ")))};addEventListener("error",e=>r([e.message,e.error&&e.error.stack,e.filename,e.target.src,e.target.href]),!0);addEventListener("unhandledrejection",e=>r([e.reason&&e.reason.message,e.reason&&e.reason.stack]))})';
