import { randomBytes } from 'node:crypto';
import { hasUnread } from '@enerabi/shared/network';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Kysely } from 'kysely';
import { type Logger, pino } from 'pino';
import type { Metric } from 'prom-client';
import { createAuth } from './auth/create-auth.ts';
import { jwksRoutes } from './auth/keys/jwks.routes.ts';
import { sessionRoutes } from './auth/session/session.routes.ts';
import { contactLinkRoutes } from './contact-links/contact-link.routes.ts';
import type { Schema } from './db/schema.ts';
import { facilityRoutes } from './facilities/facility.routes.ts';
import { facilityPreviewRoutes } from './facility-preview/facility-preview.routes.ts';
import { favoriteRoutes } from './favorites/favorite.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createMetrics } from './http/metrics.ts';
import { mount } from './http/mount.ts';
import { ProblemError } from './http/problem-error.ts';
import { problemReply } from './http/problem-reply.ts';
import { requestLog } from './http/request-log.ts';
import { interviewRoutes } from './interviews/interview.routes.ts';
import { outboxRoutes } from './mail/outbox/outbox.routes.ts';
import { mapPlaceRoutes } from './map-places/map-place.routes.ts';
import { bookingCalendarRoutes } from './member-bookings/booking-calendar.routes.ts';
import { memberBookingRoutes } from './member-bookings/member-booking.routes.ts';
import { mypageRoutes } from './mypage/mypage.routes.ts';
import { notificationFeedRoutes } from './notification-feed/notification-feed.routes.ts';
import { notificationRoutes } from './notifications/notification.routes.ts';
import { passwordRoutes } from './password/password.routes.ts';
import type { PasswordHasher } from './password/password-hasher.ts';
import { mailaddressChangeRoutes } from './profile/mailaddress-change.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { railwayRoutes } from './railway/railway.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { FacilitySearch } from './search/facility-search.ts';
import { searchRoutes } from './search/search.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { supportMessageRoutes } from './support-messages/support-message.routes.ts';
import { clientAddressOf } from './throttle/client-address.ts';
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
  /** Measured elsewhere in this process, and shown in `/metrics`. */
  metrics?: readonly Metric[];
  /** Folder whose mails are shown at `/outbox`. Absent: there is no such page. */
  shownOutbox?: string | undefined;
  /** Host that it listens on (`API_HOST`). Absent: this machine's own. */
  listensOn?: string;
  /** Its public origin issues id tokens. Absent: えんえらび on http://localhost:3000. */
  site?: { name: string; origin: string };
  /** `AUTH_SECRET`. Absent: one that nobody knows, until the app is gone. */
  secret?: string;
  /** Absent: Argon2id at the recommended cost. */
  passwords?: PasswordHasher;
  /** Whose `X-Forwarded-For` is believed (`TRUSTED_PROXIES`). Absent: nobody's. */
  trustedProxies?: readonly string[];
  /** Absent: each search is as new as the database, which is asked for changes every time. */
  search?: FacilitySearch;
}

const localSite = { name: 'えんえらび', origin: 'http://localhost:3000' };

/** The API as a web-standard application: `app.request(path)` answers without a port. */
export async function createApp(options: AppOptions): Promise<Hono> {
  const { db, log = pino({ level: 'silent' }), isProduction = false, isStopping = () => false } = options;
  const { search = new FacilitySearch(db), site = localSite } = options;
  const { secret = randomBytes(32).toString('base64') } = options;
  const auth = createAuth({ db, log, secret, site, passwords: options.passwords });
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
    ...sessionRoutes(auth),
    ...registrationRoutes(auth),
    ...passwordRoutes(auth),
    ...mailaddressChangeRoutes(auth),
    ...favoriteRoutes(auth),
    ...memberBookingRoutes(auth),
    ...mypageRoutes(auth),
    ...profileRoutes(auth),
  ];
  const { registry, measure } = createMetrics(options.hasProcessMetrics ?? false);
  for (const metric of options.metrics ?? []) registry.registerMetric(metric);

  const app = new Hono();
  app.use(requestId(), requestLog(log), measure);
  app.use(secureHeaders(headersOfData));
  app.use(async (context, next) => {
    await next();
    // Not by `context.header`, which makes the reply anew, as a stream, each time.
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (hasUnread((context.env as Partial<HttpBindings> | undefined)?.incoming))
      headers.set('connection', 'close');
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: (_, methods) => wrongMethod(methods) }));

  const mounting = {
    checkReplies: !isProduction,
    clientAddressOf: clientAddressOf(options.trustedProxies ?? []),
  };
  for (const operation of operations) mount(app, operation, mounting);
  app.route(
    '/',
    referenceRoutes(
      operations.map(({ operation }) => operation),
      site.origin,
    ),
  );
  app.route('/', bookingCalendarRoutes(auth));
  app.route('/', jwksRoutes(auth));
  app.route('/', healthRoutes({ db, registry, isStopping }));
  if (options.shownOutbox)
    app.route('/', outboxRoutes(options.shownOutbox, options.listensOn ?? 'localhost'));

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

const wrongMethod = (methods: readonly string[]): never => {
  const allow = methods.join(', ');
  throw new ProblemError(405, 'method_not_allowed', `Use ${allow}.`, { headers: { allow } });
};
