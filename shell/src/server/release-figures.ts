import { Counter, Histogram, type Registry } from 'prom-client';

interface OfRelease {
  app: string;
  release: string;
}
type Labels = 'app' | 'release' | 'status' | 'name';
type Figure = Histogram<Labels> | Counter<Labels>;

/**
 * Figures of pages by the release that gave them. Releases come and go many times a day, so that those which no release
 * document names any more are forgotten.
 */
export class ReleaseFigures {
  readonly #times: Histogram<Labels>;
  readonly #vitals: Histogram<Labels>;
  readonly #shifts: Histogram<Labels>;
  readonly #failures: Counter<Labels>;
  readonly #seen = new Map<
    string,
    { figure: Figure; labels: OfRelease & Partial<Record<Labels, string | number>> }
  >();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#times = new Histogram({
      name: 'shell_release_page_seconds',
      help: 'Time to answer with a page, by the release that gave it',
      labelNames: ['app', 'release', 'status'] as const,
      buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 3],
      registers,
    });
    this.#vitals = new Histogram({
      name: 'shell_release_vital_seconds',
      help: 'LCP and INP of measured pages (MEASURED_PAGES), as browsers report them',
      labelNames: ['app', 'release', 'name'] as const,
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2.5, 4, 8],
      registers,
    });
    this.#shifts = new Histogram({
      name: 'shell_release_layout_shift',
      help: 'CLS of measured pages (MEASURED_PAGES), as browsers report it',
      labelNames: ['app', 'release'] as const,
      buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 1],
      registers,
    });
    this.#failures = new Counter({
      name: 'shell_release_browser_failures_total',
      help: 'Measured pages (MEASURED_PAGES) of which a script failed or a file did not come',
      labelNames: ['app', 'release'] as const,
      registers,
    });
  }

  observePage(page: OfRelease & { status: number }, seconds: number): void {
    this.#remember(this.#times, page);
    this.#times.observe({ ...page }, seconds);
  }

  /** @param value milliseconds; a layout shift has no unit */
  observeVital({ app, release, name }: OfRelease & { name: string }, value: number): void {
    const figure = name === 'CLS' ? this.#shifts : this.#vitals;
    const labels = name === 'CLS' ? { app, release } : { app, release, name };
    this.#remember(figure, labels);
    figure.observe(labels, name === 'CLS' ? value : value / 1_000);
  }

  countBrowserFailure(page: OfRelease): void {
    this.#remember(this.#failures, page);
    this.#failures.inc({ ...page });
  }

  /** @param releases that the release document names */
  retain(releases: Readonly<Record<string, unknown>>): void {
    for (const [key, { figure, labels }] of this.#seen) {
      if (Object.hasOwn(releases, labels.release)) continue;
      this.#seen.delete(key);
      figure.remove(labels);
    }
  }

  #remember(figure: Figure, labels: OfRelease & Partial<Record<Labels, string | number>>): void {
    const known = figure === this.#times ? 'times' : figure === this.#failures ? 'failures' : 'vitals';
    this.#seen.set([known, ...Object.values(labels)].join(' '), { figure, labels });
  }
}
