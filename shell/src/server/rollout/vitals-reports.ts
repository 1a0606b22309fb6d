import type { ReleaseDocument } from '@enerabi/release/document';
import {
  reportedVitals,
  type VitalName,
  type VitalsRecord,
  vitalBucket,
  vitalNames,
} from '@enerabi/release/service-record';
import { networkOf } from '@enerabi/shared/server/network';
import { LRUCache } from 'lru-cache';
import { appsInRollout, exposedApps } from './composition.ts';
import { maximumReportingNetworks, maximumVitalsOfNetwork } from './limits.ts';
import type { PageReport } from './page-report.ts';
import type { ReportTokens } from './report-tokens.ts';

/**
 * Measurements of pages of running rollouts, by release. They decide nothing, and say nothing of any visitor:
 * only counts by size are kept.
 */
export class VitalsReports {
  readonly #tokens: Pick<ReportTokens, 'isGenuine'>;
  readonly #rollouts: Map<string, VitalsRecord>;
  readonly #reported = new LRUCache<string, number>({ max: maximumReportingNetworks });
  #listener: () => void = () => {};

  /** @param former counts of an earlier process of this server */
  constructor(tokens: Pick<ReportTokens, 'isGenuine'>, former: Record<string, VitalsRecord> = {}) {
    this.#tokens = tokens;
    this.#rollouts = new Map(Object.entries(former));
  }

  /** @param listener called after each change */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  get all(): Record<string, VitalsRecord> {
    return Object.fromEntries(this.#rollouts);
  }

  /** Forgets rollouts that have ended. */
  follow({ apps }: ReleaseDocument): void {
    const running = new Set(Object.values(apps).map(({ rollout }) => rollout?.id));
    for (const id of this.#rollouts.keys()) if (!running.has(id)) this.#rollouts.delete(id);
  }

  /** Counts a report, `<token> <app> {"LCP":…}`. @returns whether it counted */
  accept(document: ReleaseDocument, { body, visitorId, address }: PageReport): boolean {
    const [token = '', app = '', ...rest] = body.split(' ');
    const values = reportedVitals.safeParse(parsed(rest.join(' ')));
    if (visitorId === undefined || !values.success || !this.#tokens.isGenuine(token, visitorId)) return false;
    const rollout = appsInRollout(document).includes(app) ? document.apps[app]?.rollout : undefined;
    if (!rollout) return false;
    const key = `${rollout.id} ${networkOf(address)}`;
    const before = this.#reported.get(key) ?? 0;
    if (before >= maximumVitalsOfNetwork) return false;
    this.#reported.set(key, before + 1);
    const arm = exposedApps(document, visitorId).includes(app) ? 'candidate' : 'active';
    this.#count(rollout.id, arm, values.data);
    return true;
  }

  #count(id: string, arm: keyof VitalsRecord, values: Partial<Record<VitalName, number | undefined>>): void {
    const record = this.#rollouts.get(id) ?? { candidate: {}, active: {} };
    for (const name of vitalNames) {
      const value = values[name];
      if (value === undefined) continue;
      const histogram = record[arm][name] ?? {};
      const bucket = vitalBucket(name, value);
      histogram[bucket] = (histogram[bucket] ?? 0) + 1;
      record[arm][name] = histogram;
    }
    this.#rollouts.set(id, record);
    this.#listener();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
