import {
  accessToken,
  addressRanges,
  baseAddress,
  bucketAddress,
  columnLinks,
  count,
  databaseAddress,
  environmentName,
  mailAddress,
  mailTransport,
  oneOf,
  origin,
  percent,
  port,
  seconds,
  secret,
  text,
  tileAddress,
  webAddress,
} from './setting-values.ts';

export type { ColumnLink } from './setting-values.ts';

/** A setting from the environment: programs check this list at start, and the guide prints it. */
export interface Setting<T> {
  /** Its purpose, in one line for `docs/guides/configuration.md`. */
  purpose: string;
  /** Absent: the setting is optional and may be undefined. */
  fallback?: string;
  /** Errors must not contain the value, since they are logged. */
  isSecret?: true;
  /** Parses the value, or throws with a sentence that says how to mend it. */
  read: (text: string) => T;
}

/** Every setting of the product. An unset one without a default is off. */
export const settings = {
  NODE_ENV: {
    purpose:
      '`production` makes no signing key by itself, and the API no longer holds its own replies against the contract.',
    fallback: 'development',
    read: oneOf('development', 'production', 'test'),
  },
  HOST: { purpose: 'Address the site (the shell server) listens on.', fallback: '127.0.0.1', read: text },
  PORT: { purpose: 'Port of the site (the shell server).', fallback: '3000', read: port },
  API_HOST: {
    purpose:
      'Address the API listens on, whatever `HOST` is: its port, with `/metrics`, is for the shell server alone. Another one than this machine’s own only where the shell runs elsewhere, in a network that visitors cannot reach.',
    fallback: '127.0.0.1',
    read: text,
  },
  API_PORT: { purpose: 'Port of the API.', fallback: '3001', read: port },
  REGISTRY_HOST: {
    purpose:
      'Address the registry service listens on: it takes release commands from whoever has a token. Put TLS in front of it before another machine reaches it.',
    fallback: '127.0.0.1',
    read: text,
  },
  REGISTRY_PORT: {
    purpose: 'Port of the registry service. Default: the one after `API_PORT`.',
    read: port,
  },
  DATA_DIR: {
    purpose:
      'Folder of the embedded database, the release store, keys, logs, the outbox and a cache that may be deleted.',
    fallback: '.data',
    read: text,
  },
  DATABASE_URL: {
    purpose:
      'PostgreSQL 15 or newer. Unset: the embedded database in `DATA_DIR`, which does not survive a power cut.',
    read: databaseAddress,
  },
  DEMO_FACILITIES: {
    purpose:
      'How many demonstration facilities an empty database gets. Default: 4700 on the embedded database, 0 on PostgreSQL.',
    read: count,
  },
  API_BASE_URL: {
    purpose:
      'Where the shell server reaches the API. Default: `API_PORT` at `API_HOST`, or at 127.0.0.1 where `API_HOST` is 0.0.0.0 or ::.',
    read: baseAddress,
  },
  PUBLIC_ORIGIN: {
    purpose: 'Origin of the site as visitors see it. Default: `http://localhost:PORT`.',
    read: origin,
  },
  SEARCH_ENGINES: {
    purpose:
      '`open`: search engines may list the site. `closed`: robots.txt keeps crawlers away, and every answer says noindex. Default: `open` where `NODE_ENV` is `production`, so that no trial or test site is found.',
    read: oneOf('open', 'closed'),
  },
  SITE_NAME: { purpose: 'Name of the site in header, titles and mail.', fallback: 'えんえらび', read: text },
  LINK_STAFF: { purpose: 'Page for facility staff (施設担当者の方はこちら).', read: webAddress },
  LINK_COLUMN: { purpose: 'Columns (コラム).', read: webAddress },
  COLUMNS: {
    purpose: 'Single columns for top page and footer, as JSON: `[{"title":"…","url":"https://…"}]`.',
    read: columnLinks,
  },
  RANKING_CLAIM: {
    purpose: 'A claim of rank for the top page, such as 掲載施設数No.1; never without `RANKING_SOURCE`.',
    read: text,
  },
  RANKING_SOURCE: {
    purpose: 'Who found that, how and when; shown with the claim (景品表示法).',
    read: text,
  },
  LINK_COMPANY: { purpose: 'Operating company (運営会社). The terms lead to it.', read: webAddress },
  LINK_FAQ: { purpose: 'Frequent questions (よくあるご質問).', read: webAddress },
  LINK_PRIVACY: { purpose: 'Privacy policy (プライバシーポリシー). The terms lead to it.', read: webAddress },
  LINK_INQUIRY_VISITOR: {
    purpose: 'Inquiry form for parents and job seekers. The terms lead to it.',
    read: webAddress,
  },
  LINK_INQUIRY_FACILITY: { purpose: 'Inquiry form for facilities.', read: webAddress },
  MAP_TILES: {
    purpose:
      '`gsi` for 地理院タイル with their credit; the path of a PMTiles file with vector tiles, which this server gives to browsers itself; or the address of raster tiles with {z}/{x}/{y}. Unset: the bundled map of coasts, railways and stations, no outside request.',
    read: tileAddress,
  },
  MAP_CREDIT: { purpose: 'Credit line of the tiles; needed with an address in `MAP_TILES`.', read: text },
  MAP_CREDIT_LINK: {
    purpose: 'Page that the credit line leads to, where the licence asks for one.',
    read: webAddress,
  },
  TRAVEL_ROUTER: {
    purpose:
      'Server of travel times for the visit planner, with the HTTP API of OSRM (profiles `foot`, `bicycle`, `driving`); it gets coordinates of facilities. Unset: times are estimated from the distance, no outside request.',
    read: baseAddress,
  },
  MAIL_TRANSPORT: {
    purpose:
      'How mail goes out: `outbox` keeps it in `DATA_DIR/outbox`, to be looked at on the page `/outbox` of the API (`OUTBOX_PAGE`); smtp://user:password@host:587 sends it.',
    fallback: 'outbox',
    read: mailTransport,
  },
  OUTBOX_PAGE: {
    purpose:
      '`shown`: whoever reaches the API’s port reads kept mails, codes included, on its page `/outbox`. `hidden`: there is no such page. Default: `shown` where `API_HOST` is this machine’s own and `NODE_ENV` is not `production`, where it is refused.',
    read: oneOf('shown', 'hidden'),
  },
  MAIL_FROM: { purpose: 'Sender of that mail.', fallback: 'no-reply@localhost', read: mailAddress },
  DESK_MAILADDRESS: {
    purpose:
      'Desk of the site: gets messages to facilities without a mail address of their own, and passes them on. Unset: such messages wait for `npm run data -- messages`; where `MAIL_TRANSPORT` is `outbox`, they are kept there.',
    read: mailAddress,
  },
  WEBHOOK_LOCALHOST: {
    purpose:
      '`allowed`: webhooks may call this machine, also by http, so that a receiver can be tried out. Refused unless `NODE_ENV` is `development`. Unset: they call public https addresses alone.',
    read: oneOf('allowed'),
  },
  AUTH_SECRET: {
    purpose:
      'Keeps codes, signing keys of sessions and secrets of webhooks safe where the database is not. At least 32 characters, the same for every API server. Unset: the one in `DATA_DIR/keys`, made on the first start unless `NODE_ENV` is `production`.',
    isSecret: true,
    read: secret,
  },
  REPORT_SECRET: {
    purpose:
      'With several shell servers: the same on each, at least 32 characters, so that what a browser reports about a rollout counts whichever server gets it. Unset: made at each start.',
    isSecret: true,
    read: secret,
  },
  MEASURED_PAGES: {
    purpose:
      "Percent of the pages that measure themselves in browsers (LCP, INP, CLS, failing scripts) without a rollout; each then loads 3.3 kB more when it is idle. The figures are in the shell's `/metrics`.",
    fallback: '0',
    read: percent,
  },
  TRUSTED_PROXIES: {
    purpose:
      'Addresses whose `X-Forwarded-For` is believed, with commas between: proxies in front of the site, and where the shell server runs. Whoever guesses at passwords is slowed down by the address that is found so.',
    fallback: '127.0.0.0/8,::1/128',
    read: addressRanges,
  },
  RELEASE_SIGNING_KEY: {
    purpose:
      'Ed25519 private key (PEM) that signs `builds/latest.json`. Unset: the key in `DATA_DIR/keys`, made on the first start unless `NODE_ENV` is `production`.',
    read: text,
  },
  RELEASE_ENVIRONMENT: {
    purpose: 'Name of the environment whose releases run. A release store serves one environment.',
    fallback: 'production',
    read: environmentName,
  },
  RELEASE_STORE: {
    purpose:
      "Address of a bucket of an S3-compatible store, with a prefix if you like: `https://s3.ap-northeast-1.amazonaws.com/bucket/enerabi`. Unset: releases are in `DATA_DIR/releases`. With it, that folder holds this machine's copies.",
    read: bucketAddress,
  },
  RELEASE_STORE_KEY: { purpose: 'Access key id for `RELEASE_STORE`.', read: text },
  RELEASE_STORE_SECRET: {
    purpose: 'Secret access key for `RELEASE_STORE`.',
    isSecret: true,
    read: text,
  },
  RELEASE_STORE_REGION: {
    purpose: 'Region of `RELEASE_STORE`; `auto` suits most stores but those of Amazon.',
    fallback: 'auto',
    read: text,
  },
  RELEASE_REGISTRY: {
    purpose:
      'Address of a registry service: `npm run release` then works through it, with `RELEASE_TOKEN`, and needs neither the store nor its key.',
    read: baseAddress,
  },
  RELEASE_TOKEN: {
    purpose: 'Access token for `RELEASE_REGISTRY`, as `npm run release -- token create` prints it.',
    isSecret: true,
    read: accessToken,
  },
  RELEASE_WEBHOOK: {
    purpose:
      'Address that the registry service tells of every release command, also of its own (Standard Webhooks). Needs `RELEASE_WEBHOOK_SECRET`.',
    read: webAddress,
  },
  RELEASE_WEBHOOK_SECRET: {
    purpose:
      'Signs what goes to `RELEASE_WEBHOOK`; the receiver knows its base64 as the secret. At least 32 characters.',
    isSecret: true,
    read: secret,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    purpose:
      'Base address of an OpenTelemetry collector (OTLP over HTTP), such as `http://127.0.0.1:4318`: shell and API send it traces. Other variables of OpenTelemetry, such as `OTEL_TRACES_SAMPLER`, count, too.',
    read: webAddress,
  },
  DEVELOPMENT_OVERLAY: {
    purpose:
      'Set by `npm run dev` alone: which development servers stand in for released apps. Refused unless `NODE_ENV` is `development`.',
    read: text,
  },
  DRAIN_DELAY_SECONDS: {
    purpose:
      'How long a server that was told to stop goes on as before while `/readyz` says no: the check interval of the load balancer in front of it times the failures it waits for, and a second. 0 without one.',
    fallback: '0',
    read: seconds(300),
  },
  LOG_LEVEL: {
    purpose: 'How much the servers log.',
    fallback: 'info',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settings;
