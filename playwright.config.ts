import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/test/chromium.ts';
import { origin, siteEnvironment } from './shell/e2e/site/environment.ts';

/** While journeys are written: `E2E_KEEP=1` keeps the data and uses a site that already runs. */
const isKept = Boolean(process.env.E2E_KEEP);

/** They change what the others look at, releases and facilities, or ask for so much that others would wait. */
const aloneJourneys = [
  'shell/e2e/releases/*.journey.ts',
  'mfe-booking/e2e/release-story.journey.ts',
  'mfe-booking/e2e/cluster/*.journey.ts',
  'mfe-search/e2e/imported-data.journey.ts',
  'mfe-search/e2e/jobs/mailed-posting.journey.ts',
  'shell/e2e/whole-site/*.journey.ts',
];

/** Each waits for a slow line or for another browser most of the time, so that it can run beside the others. */
const waitingJourneys = ['shell/e2e/quality/stillness.journey.ts', '{shell,mfe-*}/e2e/**/webkit*.journey.ts'];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } };

/** The browser of a journey. */
const launched = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The map draws with WebGL, here without a graphics card.
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
});
const headlessShell = launched(findHeadlessShell());
const browser = launched(findChromium());

export default defineConfig({
  testMatch: '{shell,mfe-*,gallery}/e2e/**/*.journey.ts',
  // Visitors of the product do not have it; journeys do.
  globalSetup: './gallery/e2e/publish-gallery.ts',
  fullyParallel: false,
  // More workers than most machines of this size have cores: a journey waits for its page much of the time.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  // Neither is a claim on speed: four browsers at once on two slow cores let a page wait for long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    // A recording costs two fifths of the processor's time: add `--trace retain-on-failure` to look for a fault.
  },
  // A journey that the width can change is tagged @phone and runs on both. `npm test` runs the last project by itself.
  projects: [
    {
      name: 'waiting-desktop',
      testMatch: waitingJourneys,
      workers: 1,
      use: { ...desktop, ...headlessShell },
    },
    {
      name: 'waiting-phone',
      testMatch: waitingJourneys,
      grep: /@phone/,
      workers: 1,
      use: { ...phone, ...headlessShell },
    },
    {
      name: 'desktop',
      testIgnore: [...aloneJourneys, ...waitingJourneys],
      workers: 3,
      use: { ...desktop, ...headlessShell },
    },
    {
      name: 'phone',
      testIgnore: [...aloneJourneys, ...waitingJourneys],
      grep: /@phone/,
      workers: 3,
      use: { ...phone, ...headlessShell },
    },
    {
      name: 'alone',
      testMatch: aloneJourneys,
      // These need a cluster: `npm test -- cluster`.
      ...(!process.env.E2E_CLUSTER && { testIgnore: 'mfe-booking/e2e/cluster/*.journey.ts' }),
      workers: 1,
      outputDir: 'test-results/alone',
      use: { ...desktop, ...browser },
    },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning scripts/test/start-empty-site.ts',
    // The shell is ready before the database is opened and filled: only an answer through both will do.
    url: `${origin}/api/front_get_facilties?limit=1`,
    reuseExistingServer: isKept,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: siteEnvironment,
  },
});
