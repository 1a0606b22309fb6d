import type { Releases } from '@enerabi/release/reader';
import { type ClientAddress, readBody } from '@enerabi/shared/server/network';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';
import { callerOf } from '../session/caller.ts';
import type { FailureReports } from './failure-reports.ts';
import { maximumReportBytes } from './limits.ts';
import { readVisitor } from './visitor-cookie.ts';

interface ReportSettings {
  releases: Releases;
  reports: FailureReports;
  addressOf: ClientAddress;
  isHttps: boolean;
}

/** Takes reports of pages that failed in a browser. The answer is always the same: it tells a forger nothing. */
export function visitFailureReports(
  app: Hono<ServerEnvironment>,
  { releases, reports, addressOf, isHttps }: ReportSettings,
): void {
  app.post('/visit_failure', async (context) => {
    const body = await readBody(context.req.raw, { mostBytes: maximumReportBytes, withinMs: 5_000 });
    if (body instanceof Uint8Array)
      reports.accept(releases.current(), {
        body: Buffer.from(body).toString(),
        visitorId: readVisitor(context.req.header('cookie') ?? null, isHttps),
        address: callerOf(context, addressOf).clientAddress ?? 'unknown',
      });
    return context.body(null, 204, { 'cache-control': 'no-store' });
  });
}
