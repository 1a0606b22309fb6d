import type { Page } from '@playwright/test';

/** A mobile network (1.6 Mbit/s, 150 ms), as that of Lighthouse's phone. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Makes the processor four times slower, as that of Lighthouse's phone.
 * @returns restores the processor's speed: Chromium slows it by work that delays other tests
 */
export async function slowProcessor(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async () => void (await session.send('Emulation.setCPUThrottlingRate', { rate: 1 }));
}
