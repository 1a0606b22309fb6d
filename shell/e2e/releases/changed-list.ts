import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { areas, listAddress } from '../site/address.ts';
import { changedBuild, liveReleases, publish, rollBack } from '../site/releases.ts';

export const address = listAddress(areas.yamaguchi);
/** A text of the list by which visitors can see whether mfe-search is the former release or the next one. */
export const former = '件を表示';
export const newer = '件を掲載中';

export const newerBuild = (folder: string): Promise<string> =>
  changedBuild('mfe-search', folder, (_, text) => text.replaceAll(former, newer));

export const publishNewer = async (folder: string): Promise<string> =>
  publish('mfe-search', await newerBuild(folder));

/** Waits until the release answers, which it does after it has rendered its probe page. */
export const untilServed = (request: APIRequestContext): Promise<void> =>
  expect.poll(async () => (await request.get(address)).text(), { timeout: 10_000 }).toContain(newer);

/** Restores mfe-search after each journey. @returns the releases that were live before it */
export function restoringSearch(): () => Record<string, string> {
  let before: Record<string, string> = {};
  test.beforeEach(async ({ request }) => {
    before = await liveReleases(request);
  });
  test.afterEach(async ({ request }) => {
    const { 'mfe-search': active } = await liveReleases(request);
    if (before['mfe-search'] !== active) await rollBack('mfe-search', before['mfe-search'] ?? '');
  });
  return () => before;
}
