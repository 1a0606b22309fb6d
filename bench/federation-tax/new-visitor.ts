import type { Browser, Page, Response } from '@playwright/test';

/** An average phone on an average connection, for which the limits are given. */
const line = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const cpuSlowdown = 4;
const phone = { width: 412, height: 823 };

/** A new window makes the browser load its own surface, whose hundreds of scripts use the page's cores. */
const browserAtRestMs = 1_000;

export interface Visit {
  page: Page;
  answer: Response;
}

/**
 * Opens an address as a new visitor on a slow phone, and closes the window afterwards.
 * @param observe runs in the page before anything else
 * @param read called when the page has loaded
 * @throws Error if the page does not answer 200
 */
export async function asNewVisitor<T>(
  browser: Browser,
  address: string,
  observe: () => void,
  read: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, isMobile: true });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(browserAtRestMs);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observe);
    const answer = await page.goto(address, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
    return await read({ page, answer });
  } finally {
    await context.close();
  }
}
