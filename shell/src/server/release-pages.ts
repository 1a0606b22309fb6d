import { Histogram, type Registry } from 'prom-client';

interface Page {
  app: string;
  release: string;
  status: number;
}

/**
 * Number, statuses and times of pages by the release that gave them. Releases come and go many times a day, so that those
 * which no release document names any more are forgotten.
 */
export class ReleasePages {
  readonly #times: Histogram<'app' | 'release' | 'status'>;
  readonly #seen = new Map<string, Page>();

  constructor(registry: Registry) {
    this.#times = new Histogram({
      name: 'shell_release_page_seconds',
      help: 'Time to answer with a page, by the release that gave it',
      labelNames: ['app', 'release', 'status'] as const,
      buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 3],
      registers: [registry],
    });
  }

  observe(page: Page, seconds: number): void {
    this.#seen.set(`${page.app} ${page.release} ${page.status}`, page);
    this.#times.observe({ ...page }, seconds);
  }

  /** @param releases that the release document names */
  retain(releases: Readonly<Record<string, unknown>>): void {
    for (const [key, page] of this.#seen) {
      if (Object.hasOwn(releases, page.release)) continue;
      this.#seen.delete(key);
      this.#times.remove({ ...page });
    }
  }
}
