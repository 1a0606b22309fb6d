import type { Browser, Page } from '@playwright/test';

/** Frames of a map that is dragged and zoomed, on a processor four times slower. */
export interface Moving {
  /** Milliseconds from one drawn frame to the next, in order. */
  frames: number[];
  /** Milliseconds of tasks that kept the page from reacting for 50 ms and longer. */
  longTasks: number[];
}

const cpuSlowdown = 4;
const viewport = { width: 1280, height: 800 };
const restMs = 1_500;

/** Runs in the page before anything else. */
function observe(): void {
  const seen = { frames: [] as number[], longTasks: [] as number[], isOn: false };
  Object.assign(window, { seen });
  let last = performance.now();
  const next = (now: number): void => {
    if (seen.isOn) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    if (seen.isOn) seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['longtask'] });
}

interface Observed {
  seen: Moving & { isOn: boolean };
}

const recording = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    (window as unknown as Observed).seen.isOn = on;
  }, isOn);

/**
 * Opens the map, waits until it has drawn its results, and moves it as a visitor does.
 * @param least facilities that must be in view before it is moved
 * @param reply answers the page's map searches instead of the API; absent: the API does
 * @throws Error if the map does not appear, or shows fewer
 */
export async function moveMap(
  browser: Browser,
  address: string,
  least: number,
  reply?: string,
): Promise<Moving> {
  const context = await browser.newContext({ viewport, locale: 'ja-JP' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (reply !== undefined)
      await page.route('**/api/front_facilities_by_map_search?*', (route) =>
        route.fulfill({ contentType: 'application/json', body: reply }),
      );
    await page.goto(address);
    await page.getByRole('button', { name: '拡大する' }).waitFor({ timeout: 60_000 });
    // The first search for the map's own size.
    await page.getByRole('button', { name: '縮小する' }).click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    await expectMatches(page, least);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await recording(page, true);
    await dragAndZoom(page);
    await recording(page, false);
    return await page.evaluate(() => {
      const { frames, longTasks } = (window as unknown as Observed).seen;
      return { frames, longTasks };
    });
  } finally {
    await context.close();
  }
}

async function expectMatches(page: Page, least: number): Promise<void> {
  const text = await page
    .getByText(/この範囲に/)
    .first()
    .textContent();
  const found = Number(/この範囲に([\d,]+)件/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  if (found < least) throw new Error(`the map should show ${least} facilities and says: ${text}`);
}

/** Two drags across the map and back, two zoom steps in and out, with their searches. */
async function dragAndZoom(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: '園・施設の地図' }).boundingBox();
  if (!box) throw new Error('the map has no box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const side of [1, -1, 1, -1]) {
    await page.mouse.move(x - side * 150, y - side * 60);
    await page.mouse.down();
    await page.mouse.move(x + side * 150, y + side * 60, { steps: 40 });
    await page.mouse.up();
    await page.waitForTimeout(300);
  }
  await page.mouse.move(x, y);
  for (const delta of [-120, -120, 120, 120]) {
    await page.mouse.wheel(0, delta);
    await page.waitForTimeout(400);
  }
  await page.waitForTimeout(restMs);
}
