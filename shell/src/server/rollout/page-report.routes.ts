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

interface Receiver {
  accept: (document: ReleaseDocument, report: PageReport) => boolean;
}

interface ReportSettings {
  releases: Releases;
  reports: { failures: Receiver; vitals: Receiver };
  addressOf: ClientAddress;
  isHttps: boolean;
}

/** Takes what pages report about themselves. The answer is always the same: it tells a forger nothing. */
export function pageReports(
  app: Hono<ServerEnvironment>,
  { releases, reports, addressOf, isHttps }: ReportSettings,
): void {
  const receive = (path: string, receiver: Receiver) =>
    app.post(path, async (context) => {
      const body = await readBody(context.req.raw, { mostBytes: maximumReportBytes, withinMs: 5_000 });
      if (body instanceof Uint8Array)
        receiver.accept(releases.current(), {
          body: Buffer.from(body).toString(),
          visitorId: readVisitor(context.req.header('cookie') ?? null, isHttps),
          address: callerOf(context, addressOf).clientAddress ?? 'unknown',
        });
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
