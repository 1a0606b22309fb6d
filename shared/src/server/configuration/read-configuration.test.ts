import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ConfigurationError, readConfiguration } from './read-configuration.ts';
import { type SettingName, settings } from './settings.ts';

/** The lines about invalid settings. */
function faults(environment: Record<string, string>): string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('settings that are not given', () => {
  it.each([
    [{ API_PORT: '4001' }, 4002],
    [{ PORT: '4002', API_PORT: '4001' }, 4003],
    [{ API_PORT: '65535' }, 1024],
  ])('let the registry have the port after the API: %j', (environment, port) => {
    expect(readConfiguration(environment).REGISTRY_PORT).toBe(port);
    expect(() => readConfiguration({ ...environment, REGISTRY_PORT: environment.API_PORT })).toThrow(
      /^REGISTRY_PORT \d+ is the port of another server/,
    );
  });

  it('have defaults with which the site starts on one machine', () => {
    expect(readConfiguration({})).toEqual({
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      API_HOST: '127.0.0.1',
      REGISTRY_HOST: '127.0.0.1',
      REGISTRY_PORT: 3002,
      PORT: 3000,
      API_PORT: 3001,
      DATA_DIR: '.data',
      API_BASE_URL: 'http://127.0.0.1:3001',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      SEARCH_ENGINES: 'closed',
      SITE_NAME: 'えんえらび',
      DEMO_FACILITIES: 4700,
      MAIL_TRANSPORT: 'outbox',
      OUTBOX_PAGE: 'shown',
      MAIL_FROM: 'no-reply@localhost',
      RELEASE_ENVIRONMENT: 'production',
      RELEASE_STORE_REGION: 'auto',
      MEASURED_PAGES: 0,
      TRUSTED_PROXIES: ['127.0.0.0/8', '::1/128'],
      DRAIN_DELAY_SECONDS: 0,
      LOG_LEVEL: 'info',
    });
  });

  it('follow the ports that are', () => {
    const { API_BASE_URL, PUBLIC_ORIGIN } = readConfiguration({ PORT: '4000', API_PORT: '4001' });
    expect([API_BASE_URL, PUBLIC_ORIGIN]).toEqual(['http://127.0.0.1:4001', 'http://localhost:4000']);
  });

  it.each([
    ['192.168.1.10', 'http://192.168.1.10:3001'],
    ['::1', 'http://[::1]:3001'],
    ['0.0.0.0', 'http://127.0.0.1:3001'],
    ['::', 'http://127.0.0.1:3001'],
  ])('lead to the API where it listens: API_HOST %s', (API_HOST, address) => {
    expect(readConfiguration({ API_HOST }).API_BASE_URL).toBe(address);
    expect(readConfiguration({ API_HOST, API_BASE_URL: 'http://api.test' }).API_BASE_URL).toBe(
      'http://api.test',
    );
  });

  it('have the credit that a known map asks for', () => {
    expect(readConfiguration({ MAP_TILES: 'gsi' })).toMatchObject({
      MAP_TILES: 'https://cyberjapandata.gsi.go.jp/xyz/pale/{z}/{x}/{y}.png',
      MAP_CREDIT: '地理院タイル（国土地理院）',
      MAP_CREDIT_LINK: 'https://maps.gsi.go.jp/development/ichiran.html',
    });
    expect(readConfiguration({ MAP_TILES: '/maps/japan.pmtiles' })).toMatchObject({
      MAP_TILES: '/maps/japan.pmtiles',
      MAP_CREDIT: '© OpenStreetMap contributors',
      MAP_CREDIT_LINK: 'https://www.openstreetmap.org/copyright',
    });
    const own = readConfiguration({ MAP_TILES: 'own.pmtiles', MAP_CREDIT: '© 例示地図' });
    expect([own.MAP_CREDIT, own.MAP_CREDIT_LINK]).toEqual(['© 例示地図', undefined]);
    expect(faults({ MAP_TILES: 'constructor' })).toHaveLength(1);
  });

  it('keep the API closed if the site is opened', () => {
    const { API_HOST, API_BASE_URL, OUTBOX_PAGE } = readConfiguration({ HOST: '0.0.0.0' });
    expect([API_HOST, API_BASE_URL, OUTBOX_PAGE]).toEqual(['127.0.0.1', 'http://127.0.0.1:3001', 'shown']);
  });

  it('show stored mails on this machine only, elsewhere by request, in production never', () => {
    const shown = (environment: Record<string, string>) => readConfiguration(environment).OUTBOX_PAGE;
    expect(shown({ API_HOST: '0.0.0.0' })).toBe('hidden');
    expect(shown({ API_HOST: '10.0.0.5', OUTBOX_PAGE: 'shown' })).toBe('shown');
    expect(shown({ OUTBOX_PAGE: 'hidden' })).toBe('hidden');
    expect(shown({ NODE_ENV: 'production' })).toBe('hidden');
  });

  it('mean no demonstration facilities on PostgreSQL, unless they are asked for', () => {
    const DATABASE_URL = 'postgres://db.test/enerabi';
    expect(readConfiguration({ DATABASE_URL }).DEMO_FACILITIES).toBe(0);
    expect(readConfiguration({ DATABASE_URL, DEMO_FACILITIES: '9' }).DEMO_FACILITIES).toBe(9);
    expect(readConfiguration({ DEMO_FACILITIES: '0' }).DEMO_FACILITIES).toBe(0);
  });

  it('keep search engines from a site that is not in production, unless they are let in', () => {
    const listing = (environment: Record<string, string>) => readConfiguration(environment).SEARCH_ENGINES;
    expect(listing({ NODE_ENV: 'production' })).toBe('open');
    expect(listing({ NODE_ENV: 'production', SEARCH_ENGINES: 'closed' })).toBe('closed');
    expect(listing({ NODE_ENV: 'test' })).toBe('closed');
    expect(listing({ SEARCH_ENGINES: 'open' })).toBe('open');
  });

  it('include those that are empty or blank', () => {
    const blank = Object.fromEntries(Object.keys(settings).map((name, at) => [name, ' '.repeat(at % 3)]));
    expect(readConfiguration(blank)).toEqual(readConfiguration({}));
  });
});

describe('a setting at fault', () => {
  it.each([
    [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535, not "0".'],
    [{ PORT: '65536' }, 'PORT must be a port number from 1 to 65535, not "65536".'],
    [{ API_PORT: '3e3' }, 'API_PORT must be a port number from 1 to 65535, not "3e3".'],
    [{ API_PORT: '3000' }, 'PORT and API_PORT are both 3000; give the API another one.'],
    [
      { DATABASE_URL: 'mysql://db.test/x' },
      'DATABASE_URL must be a postgres:// address, not "mysql://db.test/x".',
    ],
    [{ DEMO_FACILITIES: '-1' }, 'DEMO_FACILITIES must be a whole number, 0 or more, not "-1".'],
    [{ API_BASE_URL: 'api.test' }, 'API_BASE_URL must be an http:// or https:// address, not "api.test".'],
    [
      { PUBLIC_ORIGIN: 'https://example.jp/site' },
      'PUBLIC_ORIGIN must be an http:// or https:// origin without a path, not "https://example.jp/site".',
    ],
    [
      { LINK_FAQ: 'javascript:alert(1)' },
      'LINK_FAQ must be an http:// or https:// address, not "javascript:alert(1)".',
    ],
    [
      { MAP_TILES: 'https://tiles.test/', MAP_CREDIT: '©' },
      'MAP_TILES must be `gsi`, the path of a .pmtiles file, or an http:// or https:// address with {z}, {x} and {y}, not "https://tiles.test/".',
    ],
    [
      { MAP_TILES: 'https://tiles.test/{z}/{x}/{y}.png' },
      'MAP_CREDIT is needed with an address in MAP_TILES: tile licences ask for it.',
    ],
    [
      { COLUMNS: '[{"title":"x","url":"javascript:alert(1)"}]' },
      `COLUMNS must be JSON such as [{"title":"…","url":"https://…"}], not ${JSON.stringify('[{"title":"x","url":"javascript:alert(1)"}]')}.`,
    ],
    [
      { COLUMNS: 'https://columns.test' },
      'COLUMNS must be JSON such as [{"title":"…","url":"https://…"}], not "https://columns.test".',
    ],
    [
      { RANKING_CLAIM: '掲載施設数No.1' },
      'RANKING_SOURCE is needed with RANKING_CLAIM: who found that, how and when.',
    ],
    [
      { OUTBOX_PAGE: 'shown', NODE_ENV: 'production' },
      'OUTBOX_PAGE must not be `shown` in production: mails hold codes; unset it.',
    ],
    [{ MAIL_TRANSPORT: 'pigeon' }, 'MAIL_TRANSPORT must be `outbox` or an smtp:// address, not "pigeon".'],
    [{ MAIL_TRANSPORT: 'smtp://' }, 'MAIL_TRANSPORT must be `outbox` or an smtp:// address, not "smtp://".'],
    [
      { MAIL_FROM: 'えんえらび' },
      'MAIL_FROM must be a mail address such as no-reply@example.jp, not "えんえらび".',
    ],
    [
      { RELEASE_ENVIRONMENT: 'Prod 1' },
      'RELEASE_ENVIRONMENT must be lower-case letters, digits and hyphens, not "Prod 1".',
    ],
    [
      { RELEASE_STORE: 'https://s3.example.jp/' },
      'RELEASE_STORE must be an http:// or https:// address with the bucket in its path, not "https://s3.example.jp/".',
    ],
    [
      { RELEASE_STORE: 'https://s3.example.jp/bucket', RELEASE_STORE_KEY: 'key' },
      'RELEASE_STORE needs RELEASE_STORE_KEY and RELEASE_STORE_SECRET: set all three.',
    ],
    [
      { DEVELOPMENT_OVERLAY: 'x.json', NODE_ENV: 'production' },
      'DEVELOPMENT_OVERLAY is for development alone: unset it.',
    ],
    [
      { WEBHOOK_LOCALHOST: 'allowed', NODE_ENV: 'production' },
      'WEBHOOK_LOCALHOST is for development alone: unset it.',
    ],
    [
      { WEBHOOK_LOCALHOST: 'allowed', NODE_ENV: 'test' },
      'WEBHOOK_LOCALHOST is for development alone: unset it.',
    ],
    [
      { AUTH_SECRET: 'hush hush hush' },
      'AUTH_SECRET must be at least 32 characters that nobody could guess, such as `openssl rand -base64 32` gives.',
    ],
    [
      { AUTH_SECRET: 'a'.repeat(64) },
      'AUTH_SECRET must be at least 32 characters that nobody could guess, such as `openssl rand -base64 32` gives.',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.0/8, with commas between, not "10.0.0.0/33".',
    ],
    [{ DRAIN_DELAY_SECONDS: '1.5' }, 'DRAIN_DELAY_SECONDS must be whole seconds from 0 to 300, not "1.5".'],
    [{ DRAIN_DELAY_SECONDS: '301' }, 'DRAIN_DELAY_SECONDS must be whole seconds from 0 to 300, not "301".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, not "prod".'],
  ])('%j is one line that says how to mend it', (environment: Record<string, string>, line) => {
    expect(faults(environment)).toEqual([line]);
  });

  it('does not hide the next: each has its line', () => {
    expect(
      faults({ PORT: 'x', DATABASE_URL: 'y', LOG_LEVEL: 'z' }).map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL']);
  });

  describe.each(['DATABASE_URL', 'MAIL_TRANSPORT'])('does not put the password of %s into a log', (name) => {
    it.each([
      ['tcp://user:hush/@p@host.test/x', 'tcp://…@host.test/x'],
      ['enerabi:hush@db/x', '…@db/x'],
      ['mail:me:hush@host.test', '…@host.test'],
      ['postgresql//me:hush\n@host.test', '…@host.test'],
      ['//db/x?user=me&password=hush&sslmode=require', '//db/x?user=me&password=…&sslmode=require'],
    ])('from %j', (address, shown) => {
      expect(faults({ [name]: address })).toEqual([expect.stringContaining(`, not "${shown}".`)]);
    });
  });

  it('stays one line whatever its text is', () => {
    const names = fc.constantFrom<SettingName>('PORT', 'DATABASE_URL', 'PUBLIC_ORIGIN', 'LOG_LEVEL');
    fc.assert(
      fc.property(
        names,
        fc.string({ unit: fc.constantFrom('a', '\n', '\r', '"', '\\', ' ') }),
        (name, text) => {
          for (const line of faults({ [name]: text }))
            expect(line).toMatch(new RegExp(`^${name} must be .+\\.$`));
          expect(faults({ [name]: text }).length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('values', () => {
  it('are trimmed, and what paths are put behind comes without a slash at the end', () => {
    const { PORT, API_BASE_URL, PUBLIC_ORIGIN, LINK_FAQ } = readConfiguration({
      PORT: ' 8080 ',
      API_BASE_URL: 'https://api.test/v1/',
      PUBLIC_ORIGIN: 'https://Example.JP:443/',
      LINK_FAQ: 'https://example.jp/faq/',
    });
    expect([PORT, API_BASE_URL, PUBLIC_ORIGIN]).toEqual([8080, 'https://api.test/v1', 'https://example.jp']);
    expect(LINK_FAQ).toBe('https://example.jp/faq/');
  });
});
