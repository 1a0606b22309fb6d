import { randomBytes } from 'node:crypto';
import { hasUnread } from '@enerabi/shared/server/network';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import type { Kysely } from 'kysely';
import { type Logger, pino } from 'pino';
import type { Metric } from 'prom-client';
import { admissionCalendarRoutes } from './catalogue/admissions/admission-calendar.routes.ts';
import { admissionRoundRoutes } from './catalogue/admissions/admission-round.routes.ts';
import { corporationRoutes } from './catalogue/corporations/corporation.routes.ts';
import { corporationPostsRoutes } from './catalogue/corporations/corporation-posts.routes.ts';
import { eventRoutes } from './catalogue/events/event.routes.ts';
import { eventCalendarRoutes } from './catalogue/events/event-calendar.routes.ts';
import { facilityRoutes } from './catalogue/facilities/facility.routes.ts';
import { interviewRoutes } from './catalogue/interviews/interview.routes.ts';
import { hiringFacilityRoutes } from './catalogue/jobs/hiring-facilities.routes.ts';
import { jobFeedRoutes } from './catalogue/jobs/job-feed.routes.ts';
import { jobPostingRoutes } from './catalogue/jobs/job-posting.routes.ts';
import { mapPlaceRoutes } from './catalogue/map-places/map-place.routes.ts';
import { notificationRoutes } from './catalogue/notifications/notification.routes.ts';
import { notificationFeedRoutes } from './catalogue/notifications/notification-feed.routes.ts';
import { railwayRoutes } from './catalogue/railway/railway.routes.ts';
import { createAuth } from './identity/auth/create-auth.ts';
import type { PasswordHasher } from './identity/hashing/password-hasher.ts';
import { jwksRoutes } from './identity/keys/jwks.routes.ts';
import { sessionRoutes } from './identity/login/session.routes.ts';
import { passwordRoutes } from './identity/password/password.routes.ts';
import { registrationRoutes } from './identity/registration/registration.routes.ts';
import { deriveSecrets } from './identity/secret/secrets.ts';
import { clientAddressOf } from './identity/throttle/client-address.ts';
import { commutePlaceRoutes } from './members/commute-places/commute-places.routes.ts';
import { favoriteRoutes } from './members/favorites/favorite.routes.ts';
import { mypageRoutes } from './members/mypage/mypage.routes.ts';
import { mailaddressChangeRoutes } from './members/profile/mailaddress-change.routes.ts';
import { profileRoutes } from './members/profile/profile.routes.ts';
import { savedSearchRoutes } from './members/saved-searches/saved-search.routes.ts';
import { candidateMessageRoutes } from './messages/candidate-messages/candidate-message.routes.ts';
import { contactCalendarRoutes } from './messages/contact-calendar/contact-calendar.routes.ts';
import { contactLinkRoutes } from './messages/contact-links/contact-link.routes.ts';
import { supportMessageRoutes } from './messages/support-messages/support-message.routes.ts';
import type { Schema } from './platform/db/schema.ts';
import { healthRoutes } from './platform/health/health.routes.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { mount } from './platform/http/mount.ts';
import { ProblemError } from './platform/http/problem-error.ts';
import { problemReply } from './platform/http/problem-reply.ts';
import { requestLog } from './platform/http/request-log.ts';
import { outboxRoutes } from './platform/mail/outbox/outbox.routes.ts';
import { referenceRoutes } from './platform/reference/reference.routes.ts';
import { facilitySearchRoutes } from './search/facilities/facility-search.routes.ts';
import { FacilitySearch } from './search/facilities/facility-search.ts';
import { jobSearchRoutes } from './search/jobs/job-search.routes.ts';
import { JobSearch } from './search/jobs/job-search.ts';
import { facilityPreviewRoutes } from './site/facility-preview/facility-preview.routes.ts';
import { sitemapRoutes } from './site/sitemap/sitemap.routes.ts';
import { topRoutes } from './site/top/top.routes.ts';
import { bookingRoutes } from './visits/bookings/booking.routes.ts';
import { facilityCalendarRoutes } from './visits/facility-calendar/facility-calendar.routes.ts';
import { bookedCalendarRoutes } from './visits/member-bookings/booked-calendar.routes.ts';
import { bookingCalendarRoutes } from './visits/member-bookings/booking-calendar.routes.ts';
import { memberBookingRoutes } from './visits/member-bookings/member-booking.routes.ts';
import { plannerRoutes } from './visits/planner/planner.routes.ts';
import { availableTimeRoutes } from './visits/slots/available-times.routes.ts';
import { corporationSlotRoutes } from './visits/slots/corporation-slots.routes.ts';
import { waitlistRoutes } from './visits/waitlist/waitlist.routes.ts';

export interface AppOptions {
  /** Migrated. */
  db: Kysely<Schema>;
  /** Absent: nothing is logged. */
  log?: Logger;
  /** Replies are not checked against the contract. */
  isProduction?: boolean;
  /** Memory and event loop in `/metrics`; once per process. */
  hasProcessMetrics?: boolean;
  isStopping?: () => boolean;
  /** Measured elsewhere in this process, and reported in `/metrics`. */
  metrics?: readonly Metric[];
  /** Folder whose mails `/outbox` shows. Absent: there is no such page. */
  shownOutbox?: string | undefined;
  /** Host that the API listens on (`API_HOST`). Absent: this machine's own. */
  listensOn?: string;
  /** Public origin, which issues the id tokens. Absent: えんえらび on http://localhost:3000. */
  site?: { name: string; origin: string };
  /** Mail address of the site's desk (`DESK_MAILADDRESS`). Absent: there is none. */
  desk?: string | undefined;
  /** `TRAVEL_ROUTER`. Absent: travel times are estimated. */
  travelRouter?: string | undefined;
  /** `AUTH_SECRET`. Absent: a random one, valid until the app ends. */
  secret?: string;
  /** Absent: Argon2id at the recommended cost. */
  passwords?: PasswordHasher;
  /** Proxies whose `X-Forwarded-For` is trusted (`TRUSTED_PROXIES`). Absent: none. */
  trustedProxies?: readonly string[];
  /** Absent: each search asks the database for changes first. */
  search?: FacilitySearch;
  /** Absent: the same. */
  jobs?: JobSearch;
}

const localSite = { name: 'えんえらび', origin: 'http://localhost:3000' };

/** The API as a web-standard application: `app.request(path)` answers without a port. */
export async function createApp(options: AppOptions): Promise<Hono> {
  const { db, log = pino({ level: 'silent' }), isProduction = false, isStopping = () => false } = options;
  const { search = new FacilitySearch(db), jobs = new JobSearch(db), site = localSite } = options;
  const { secret = randomBytes(32).toString('base64') } = options;
  const secrets = deriveSecrets(secret);
  const { bookings: linkKey } = secrets;
  const auth = createAuth({ db, log, secret, site, passwords: options.passwords });
  const operations = [
    ...facilitySearchRoutes({ search }),
    ...jobSearchRoutes({ jobs }),
    ...facilityRoutes({ db }),
    ...corporationRoutes({ db }),
    ...corporationPostsRoutes({ db }),
    ...corporationSlotRoutes({ db }),
    ...topRoutes({ db }),
    ...facilityPreviewRoutes({ db }),
    ...contactCalendarRoutes({ db }),
    ...contactLinkRoutes({ db }),
    ...candidateMessageRoutes({ auth, site, desk: options.desk, secret: secrets.idempotencyKeys }),
    ...notificationRoutes({ db }),
    ...eventRoutes({ db }),
    ...admissionRoundRoutes({ db }),
    ...supportMessageRoutes({ auth, secret: secrets.idempotencyKeys }),
    ...interviewRoutes({ db }),
    ...jobPostingRoutes({ db }),
    ...jobFeedRoutes({ db }),
    ...hiringFacilityRoutes({ db }),
    ...railwayRoutes({ db }),
    ...mapPlaceRoutes({ db }),
    ...sitemapRoutes({ db }),
    ...notificationFeedRoutes({ db }),
    ...sessionRoutes(auth),
    ...registrationRoutes(auth),
    ...passwordRoutes(auth),
    ...mailaddressChangeRoutes(auth),
    ...favoriteRoutes(auth),
    ...commutePlaceRoutes(auth),
    ...availableTimeRoutes({ db }),
    ...bookingRoutes({ auth, site, desk: options.desk, linkKey, secret: secrets.idempotencyKeys }),
    ...memberBookingRoutes({ ...auth, desk: options.desk, linkKey }),
    ...waitlistRoutes({ auth, site, linkKey }),
    ...plannerRoutes({ db, router: { address: options.travelRouter, log } }),
    ...mypageRoutes(auth),
    ...profileRoutes({ auth, desk: options.desk, linkKey }),
    ...savedSearchRoutes({ ...auth, key: secrets.savedSearches }),
  ];
  const { registry, measure } = createMetrics(options.hasProcessMetrics ?? false);
  for (const metric of options.metrics ?? []) registry.registerMetric(metric);

  const app = new Hono();
  app.use(requestId(), requestLog(log), measure);
  app.use(secureHeaders(headersOfData));
  app.use(async (context, next) => {
    await next();
    // `context.header` would rebuild the reply as a stream each time.
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
  app.route('/', bookingCalendarRoutes({ ...auth, linkKey }));
  app.route('/', bookedCalendarRoutes({ db, site, linkKey }));
  app.route('/', facilityCalendarRoutes({ db, site }));
  app.route('/', eventCalendarRoutes({ db, site }));
  app.route('/', admissionCalendarRoutes({ db, site }));
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

/** Replies are data. The server that ends TLS in front of this one sends HSTS. */
const headersOfData = {
  xFrameOptions: 'DENY',
  strictTransportSecurity: false,
};

const wrongMethod = (methods: readonly string[]): never => {
  const allow = methods.join(', ');
  throw new ProblemError(405, 'method_not_allowed', `Use ${allow}.`, { headers: { allow } });
};
