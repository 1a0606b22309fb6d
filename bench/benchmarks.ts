import type { Benchmark } from './benchmark.ts';

interface Listed {
  summary: string;
  load: () => Promise<{ default: Benchmark }>;
}

/** Every benchmark by name; loaded on demand. */
export const benchmarks: Record<string, Listed> = {
  'federation-tax': {
    summary: 'first-page JS, requests and LCP, against the same sources as one bundle',
    load: () => import('./federation-tax/federation-tax.bench.ts'),
  },
  ssr: {
    summary: 'pages a second of the shell server, against bare renderToString and in-process rendering',
    load: () => import('./ssr/ssr.bench.ts'),
  },
  search: {
    summary:
      'p99 of every way of searching at 70 % of saturation, to 1,000,000 facilities, against plain SQL',
    load: () => import('./search/search.bench.ts'),
  },
  map: {
    summary: 'frames of the map with 10,000 facilities in view, against the same map without any',
    load: () => import('./map/map.bench.ts'),
  },
  login: {
    summary: 'logins a second on one core, and what 30 of them do to other pages',
    load: () => import('./login/login.bench.ts'),
  },
  containment: {
    summary: 'what visitors wait when a release is bad, when one starts, and after a rollback',
    load: () => import('./containment/containment.bench.ts'),
  },
  rollback: {
    summary: 'how long visitors get the old release after a rollback, on two shells under load',
    load: () => import('./rollback/rollback.bench.ts'),
  },
  'release-memory': {
    summary: 'what a shell server still holds of releases that are long gone',
    load: () => import('./release-memory/release-memory.bench.ts'),
  },
  'error-budget': {
    summary: 'whether a bad rollout is taken back by itself, and a good one is not',
    load: () => import('./error-budget/error-budget.bench.ts'),
  },
  start: {
    summary: 'seconds until a prepared site is ready, and until it has stopped',
    load: () => import('./start/start.bench.ts'),
  },
  stop: {
    summary: 'requests that are lost when shell or API are stopped under load',
    load: () => import('./stop/stop.bench.ts'),
  },
  'exactly-once': {
    summary: 'messages and mails too many or too few when answers are lost and servers crash',
    load: () => import('./exactly-once/exactly-once.bench.ts'),
  },
  booking: {
    summary: 'who gets the last place of a visit, and what crashes leave of bookings',
    load: () => import('./booking/booking.bench.ts'),
  },
  'booking-throughput': {
    summary: 'bookings a second, against the same transaction in pgbench',
    load: () => import('./booking-throughput/booking-throughput.bench.ts'),
  },
  'booking-pages': {
    summary: 'what 50 bookings a second do to other pages',
    load: () => import('./booking-pages/booking-pages.bench.ts'),
  },
  planner: {
    summary: 'how long a plan of 8 visits takes, against a search that tries',
    load: () => import('./planner/planner.bench.ts'),
  },
  import: {
    summary: 'rows a second and peak memory of the open-data import on PostgreSQL',
    load: () => import('./import/import.bench.ts'),
  },
};
