import type { Page } from '@playwright/test';

/**
 * A processor four times as slow, on a mobile line (1.6 Mbit/s, 150 ms), as Lighthouse's phone.
 * @returns gives the processor its speed back: Chromium makes it slow with work that others have to wait for
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }));
}
