import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Kysely } from 'kysely';
import { type Logger, pino } from 'pino';
import { contactLinkRoutes } from './contact-links/contact-link.routes.ts';
import type { Schema } from './db/schema.ts';
import { facilityRoutes } from './facilities/facility.routes.ts';
import { facilityPreviewRoutes } from './facility-preview/facility-preview.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createMetrics } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { ProblemError } from './http/problem-error.ts';
import { problemReply } from './http/problem-reply.ts';
import { requestLog } from './http/request-log.ts';
import { interviewRoutes } from './interviews/interview.routes.ts';
import { mapPlaceRoutes } from './map-places/map-place.routes.ts';
import { notificationFeedRoutes } from './notification-feed/notification-feed.routes.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { railwayRoutes } from './railway/railway.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { FacilitySearch } from './search/facility-search.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { supportMessageRoutes } from './support-messages/support-message.routes.ts';
import { topRoutes } from './top/top.routes.ts';

export interface AppOptions {
  /** Migrated. */
  db: Kysely<Schema>;
  /** Absent: nothing is logged. */
  log?: Logger;
  /** Replies are not held against the contract. */
  isProduction?: boolean;
  /** Memory and event loop in `/metrics`; once per process. */
  hasProcessMetrics?: boolean;
  isStopping?: () => boolean;
  /** Absent: each search is as new as the database, which is asked for changes every time. */
  search?: FacilitySearch;
}

const mostBodyBytes = 256 * 1024;

/** The API as a web-standard application: `app.request(path)` answers without a port. */
export async function createApp(options: AppOptions): Promise<Hono> {
  const { db, log = pino({ level: 'silent' }), isProduction = false, isStopping = () => false } = options;
  const { search = new FacilitySearch(db) } = options;
  const operations = [
    ...searchRoutes({ search }),
    ...facilityRoutes({ db }),
    ...topRoutes({ db }),
    ...facilityPreviewRoutes({ db }),
    ...contactLinkRoutes({ db }),
    ...notificationRoutes({ db }),
    ...supportMessageRoutes({ db }),
    ...interviewRoutes({ db }),
    ...railwayRoutes({ db }),
    ...mapPlaceRoutes({ db }),
    ...sitemapRoutes({ db }),
    ...notificationFeedRoutes({ db }),
  ];
  const { registry, measure } = createMetrics(options.hasProcessMetrics ?? false);

  const app = new Hono();
  app.use(requestId(), requestLog(log), measure);
  app.use(secureHeaders(headersOfData));
  app.use(async (context, next) => {
    await next();
    // Not by `context.header`, which makes the reply anew, as a stream, each time.
    const { headers } = context.res;
    headers.set('cache-control', 'no-store');
    // A connection kept alive would hold up the stop.
    if (isStopping()) headers.set('connection', 'close');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.use(limited);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }));

  for (const operation of operations) mount(app, operation, { checkReplies: !isProduction });
  app.route('/', referenceRoutes(operations.map(({ operation }) => operation)));
  app.route('/', healthRoutes({ db, registry, isStopping }));

  app.notFound((context) =>
    problemReply(context, new ProblemError(404, 'not_found', 'There is no such path.')),
  );
  app.onError((error, context) => problemReply(context, error));
  return app;
}

/** Replies are data. HSTS is for whoever ends TLS in front of this server to send. */
const headersOfData = {
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
};

const limit = bodyLimit({ maxSize: mostBodyBytes, onError: () => tooLarge() });
/** To look for a body makes a whole `Request`: not where there can be none. */
const limited: MiddlewareHandler = (context, next) =>
  context.req.method === 'GET' || context.req.method === 'HEAD' ? next() : limit(context, next);

const tooLarge = (): never => {
  throw new ProblemError(413, 'body_too_large', `A body has at most ${mostBodyBytes} bytes.`);
};

const wrongMethod = (methods: readonly string[]): never => {
  const allow = methods.join(', ');
  throw new ProblemError(405, 'method_not_allowed', `Use ${allow}.`, { headers: { allow } });
};
