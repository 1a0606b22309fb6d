import type { ReleaseDocument } from '@enerabi/release/document';
import type { Releases } from '@enerabi/release/reader';
import { type ClientAddress, readBody } from '@enerabi/shared/server/network';
import type { Hono } from 'hono';
import type { ServerEnvironment } from '../server-environment.ts';
import { callerOf } from '../session/caller.ts';
import { maximumReportBytes } from './limits.ts';
import type { PageReport } from './page-report.ts';
import { readVisitor } from './visitor-cookie.ts';
import { vitalsScript, vitalsScriptPath } from './vitals-script.ts';

/** Counts a report. @returns false if it is none of its own */
type Receiver = (document: ReleaseDocument, report: PageReport) => boolean;

export interface ReportSettings {
  releases: Releases;
  /** The receivers of each kind of report, in the order in which they are asked. */
  reports: { failures: readonly Receiver[]; vitals: readonly Receiver[] };
  addressOf: ClientAddress;
  isHttps: boolean;
}

/** Takes what pages report about themselves. The answer is always the same: it tells a forger nothing. */
export function pageReports(
  app: Hono<ServerEnvironment>,
  { releases, reports, addressOf, isHttps }: ReportSettings,
): void {
  const receive = (path: string, receivers: readonly Receiver[]) =>
    app.post(path, async (context) => {
      const body = await readBody(context.req.raw, { mostBytes: maximumReportBytes, withinMs: 5_000 });
      if (body instanceof Uint8Array) {
        const report = {
          body: Buffer.from(body).toString(),
          visitorId: readVisitor(context.req.header('cookie') ?? null, isHttps),
          address: callerOf(context, addressOf).clientAddress ?? 'unknown',
        };
        receivers.some((accept) => accept(releases.current(), report));
      }
      return context.body(null, 204, { 'cache-control': 'no-store' });
    });
  receive('/visit_failure', reports.failures);
  receive('/visit_vitals', reports.vitals);
  const script = vitalsScript();
  app.get(vitalsScriptPath, (context) =>
    context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    }),
  );
}
