import { isLoopback, reachableHost } from './hosts.ts';
import { isTileFile, mapDefaultsOf } from './map-presets.ts';
import { type Setting, type SettingName, settings } from './settings.ts';

type Value<S> = S extends { read: (text: string) => infer T }
  ? S extends { fallback: string }
    ? T
    : T | undefined
  : never;
type Raw = { [K in SettingName]: Value<(typeof settings)[K]> };
export type Configuration = Raw & {
  API_BASE_URL: string;
  REGISTRY_PORT: number;
  PUBLIC_ORIGIN: string;
  DEMO_FACILITIES: number;
  SEARCH_ENGINES: 'open' | 'closed';
  OUTBOX_PAGE: 'shown' | 'hidden';
};

/** Says in one line per setting what is wrong and how to mend it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** On one line, and without the password of an address, even a misspelt one, since errors are logged. */
const quoted = (text: string): string =>
  JSON.stringify(text.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/(password=)[^&\s]*/gi, '$1…'));

/**
 * Reads and checks every setting of the product.
 * @param environment usually `process.env`; an empty value counts as unset
 * @throws ConfigurationError with one line per invalid setting
 */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting<unknown>][]) {
    const text = environment[name]?.trim() || setting.fallback;
    if (text === undefined) continue;
    try {
      values[name] = setting.read(text);
    } catch (error) {
      const said = setting.isSecret ? '' : `, not ${quoted(text)}`;
      faults.push(`${name} ${(error as Error).message}${said}.`);
    }
  }
  const map = mapDefaultsOf(values.MAP_TILES);
  // A file may be made of other data than the usual one, and then has its own credit.
  if (map && !(isTileFile(values.MAP_TILES) && values.MAP_CREDIT)) Object.assign(values, map);
  if (values.MAP_TILES && !values.MAP_CREDIT)
    faults.push('MAP_CREDIT is needed with an address in MAP_TILES: tile licences ask for it.');
  if (values.RANKING_CLAIM && !values.RANKING_SOURCE)
    faults.push('RANKING_SOURCE is needed with RANKING_CLAIM: who found that, how and when.');
  if (values.PORT && values.PORT === values.API_PORT)
    faults.push(`PORT and API_PORT are both ${values.PORT}; give the API another one.`);
  if (values.REGISTRY_PORT && [values.PORT, values.API_PORT].includes(values.REGISTRY_PORT))
    faults.push(
      `REGISTRY_PORT ${values.REGISTRY_PORT} is the port of another server; give the registry its own.`,
    );
  if (values.RELEASE_STORE && !(values.RELEASE_STORE_KEY && values.RELEASE_STORE_SECRET))
    faults.push('RELEASE_STORE needs RELEASE_STORE_KEY and RELEASE_STORE_SECRET: set all three.');
  if (Boolean(values.RELEASE_WEBHOOK) !== Boolean(values.RELEASE_WEBHOOK_SECRET))
    faults.push('RELEASE_WEBHOOK and RELEASE_WEBHOOK_SECRET belong together: set both, or none.');
  if (values.OUTBOX_PAGE === 'shown' && values.NODE_ENV === 'production')
    faults.push('OUTBOX_PAGE must not be `shown` in production: mails hold codes; unset it.');
  if (values.DEVELOPMENT_OVERLAY && values.NODE_ENV !== 'development')
    faults.push('DEVELOPMENT_OVERLAY is for development alone: unset it.');
  if (values.WEBHOOK_LOCALHOST && values.NODE_ENV !== 'development')
    faults.push('WEBHOOK_LOCALHOST is for development alone: unset it.');
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  values.API_BASE_URL ??= `http://${reachableHost(String(values.API_HOST))}:${values.API_PORT}`;
  values.REGISTRY_PORT ??= portAfter(Number(values.API_PORT), Number(values.PORT));
  values.PUBLIC_ORIGIN ??= `http://localhost:${values.PORT}`;
  values.SEARCH_ENGINES ??= values.NODE_ENV === 'production' ? 'open' : 'closed';
  values.OUTBOX_PAGE ??=
    values.NODE_ENV !== 'production' && isLoopback(String(values.API_HOST)) ? 'shown' : 'hidden';
  values.DEMO_FACILITIES ??= values.DATABASE_URL ? 0 : 4700;
  return values as Configuration;
}

/** The next port, or the one after it where the site has that. */
function portAfter(port: number, taken: number): number {
  const next = port === 65_535 ? 1_024 : port + 1;
  return next === taken ? portAfter(next, taken) : next;
}
