import { prefetchAfterMs } from '@enerabi/shared/constants';
import type { Browser, Page } from '@playwright/test';
import { isNamedInHtml } from './named-in-html.ts';
import { asNewVisitor } from './new-visitor.ts';

export interface FetchedScript {
  path: string;
  /** Since the request for the document. */
  startMs: number;
  /** Whether the HTML names it, so that the browser requests it without running a script. */
  isInHtml: boolean;
}

export interface FirstPage {
  /** Everything fetched until the page was idle, including the document. */
  requests: number;
  /** Scripts fetched until the page was hydrated and was idle. */
  scripts: FetchedScript[];
  /** Paths of scripts that are meant to load later. */
  scriptsWhenIdle: string[];
  documentMs: number;
  firstContentfulPaintMs: number;
  hydratedMs: number;
}

interface Timings {
  documentMs: number;
  firstContentfulPaintMs: number;
  hydratedMs: number;
  loadMs: number;
  resources: { path: string; startMs: number }[];
}

/** Runs in the page before anything else: records when React has hydrated the page. */
function observe(): void {
  const seen = { hydratedMs: 0 };
  Object.assign(window, { seen });
  const look = (): void => {
    const heading = document.querySelector('h1');
    if (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$')))
      seen.hydratedMs = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function read(): Timings {
  const { seen } = window as unknown as { seen: Pick<Timings, 'hydratedMs'> };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const resources = performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    path: new URL(name).pathname,
    startMs: startTime,
  }));
  return {
    ...seen,
    documentMs: navigation?.responseEnd ?? Number.NaN,
    firstContentfulPaintMs: paint?.startTime ?? Number.NaN,
    loadMs: navigation?.loadEventEnd ?? 0,
    resources,
  };
}

/**
 * Opens an address as a new visitor on a slow phone, and waits for the deferred parts, too.
 * @throws Error if the page does not answer 200, or is not hydrated before it is idle
 */
export const visitFirstPage = (browser: Browser, address: string): Promise<FirstPage> =>
  asNewVisitor(browser, address, observe, async ({ page, answer }) => {
    const html = await answer.text();
    await untilIdle(page);
    return firstPage(await page.evaluate(read), html, address);
  });

/** Long enough after the page is idle for all later requests. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForTimeout(prefetchAfterMs + 1_500);
  await page.waitForLoadState('networkidle');
}

function firstPage({ loadMs, resources, ...timings }: Timings, html: string, address: string): FirstPage {
  // The deferred parts start this long after `load` by design; the page requests nothing in between.
  const settlesAt = loadMs + prefetchAfterMs - 50;
  if (!timings.hydratedMs || timings.hydratedMs > settlesAt)
    throw new Error(`${address} was not hydrated before it idle: at ${timings.hydratedMs} ms`);
  const before = resources.filter(({ startMs }) => startMs < settlesAt);
  const isScript = ({ path }: { path: string }): boolean => path.endsWith('.mjs');
  return {
    ...timings,
    requests: before.length + 1,
    scripts: before
      .filter(isScript)
      .map((script) => ({ ...script, isInHtml: isNamedInHtml(html, script.path) })),
    scriptsWhenIdle: resources
      .filter((resource) => isScript(resource) && !before.includes(resource))
      .map(({ path }) => path),
  };
}
