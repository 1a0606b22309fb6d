import type { ReleaseDocument } from '@enerabi/release/document';
import { reportedVitals } from '@enerabi/release/service-record';
import { networkOf } from '@enerabi/shared/server/network';
import { LRUCache } from 'lru-cache';
import type { ReleaseFigures } from '../release-figures.ts';
import { failureScript, releasesIn } from './failure-reports.ts';
import { maximumReportingNetworks, maximumVitalsOfNetwork, reportableForMs } from './limits.ts';
import type { PageReport } from './page-report.ts';
import type { ReportTokens } from './report-tokens.ts';
import { vitalsElement } from './vitals-script.ts';

/** Every sampled page has a token of its own time, and of no visitor: nobody gets a cookie for it. */
const subject = 'sampled page';

interface SampleSettings {
  tokens: Pick<ReportTokens, 'make' | 'isGenuine'>;
  figures: Pick<ReleaseFigures, 'observeVital' | 'countBrowserFailure'>;
  /** Percent of the pages (`MEASURED_PAGES`). */
  share: number;
  random?: () => number;
}

/**
 * Pages that tell, without a rollout, how fast they are in browsers and whether their scripts fail. They are drawn one by one; the
 * figures are shown, and decide nothing.
 */
export class SampledPages {
  readonly #settings: Required<SampleSettings>;
  readonly #reported = new LRUCache<string, number>({ max: maximumReportingNetworks, ttl: reportableForMs });

  constructor(settings: SampleSettings) {
    this.#settings = { random: Math.random, ...settings };
  }

  /** Markup for the end of a page's body, if it is drawn. */
  bodyEnd(nonce: string, app: string, release: string): string | undefined {
    const { share, random, tokens } = this.#settings;
    if (share === 0 || random() * 100 >= share) return undefined;
    const token = tokens.make(subject);
    return failureScript(token, nonce) + vitalsElement(token, `${app}/${release}`, nonce);
  }

  /** Counts a report, `<token> <app>/<release> {"LCP":…}`. @returns whether it counted */
  acceptVitals(document: ReleaseDocument, report: PageReport): boolean {
    const [token = '', named = '', ...rest] = report.body.split(' ');
    const [app = '', release = ''] = named.split('/');
    const values = reportedVitals.safeParse(parsed(rest.join(' ')));
    if (!values.success || document.releases[release]?.app !== app || !this.#mayCount(token, report))
      return false;
    for (const [name, value] of Object.entries(values.data))
      if (value !== undefined) this.#settings.figures.observeVital({ app, release, name }, value);
    return true;
  }

  /** Counts a report, `<token> <address in a release>…`. @returns whether it counted */
  acceptFailure(document: ReleaseDocument, report: PageReport): boolean {
    const [token = '', ...paths] = report.body.split(' ');
    const failed = releasesIn(paths).filter(([app, release]) => document.releases[release]?.app === app);
    if (failed.length === 0 || !this.#mayCount(token, report)) return false;
    for (const [app, release] of failed) this.#settings.figures.countBrowserFailure({ app, release });
    return true;
  }

  #mayCount(token: string, { address }: PageReport): boolean {
    if (!this.#settings.tokens.isGenuine(token, subject)) return false;
    const key = networkOf(address);
    const before = this.#reported.get(key) ?? 0;
    if (before >= maximumVitalsOfNetwork) return false;
    this.#reported.set(key, before + 1);
    return true;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
