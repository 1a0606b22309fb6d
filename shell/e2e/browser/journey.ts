import { test as base, expect } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { DocumentLoads } from './document-loads.ts';

export { expect };

interface JourneyFixtures {
  /** The browser's complaints; the journey fails on each one that it did not allow. */
  complaints: Complaints;
  /** Documents that the page has loaded: in-app navigation loads none. */
  documents: DocumentLoads;
}

/** Every journey also tests that the browser's console stays silent: no error, warning, exception or CSP report. */
export const test = base.extend<JourneyFixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(context);
      await use(complaints);
      expect(complaints.unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
  documents: async ({ page }, use) => {
    await use(new DocumentLoads(page));
  },
});
