import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { CookieJar } from './cookie-jar.ts';
import { sendRequest } from './send-request.ts';
import { type SessionApi, serveSessionApi } from './session-api.ts';
import { openTestSite, type TestSite } from './test-site.ts';

/** Headers that a page's own script sends. */
export const fromPage = { origin: 'http://site.test', 'content-type': 'application/json' };
export const five = ['ExpiresIn', 'IdToken', 'RefreshToken', 'TokenExpiration', 'TokenType'];

export interface SessionSite {
  api: SessionApi;
  site: TestSite;
  /** Cookies of the current browser; each test gets a new jar. */
  jar: CookieJar;
  /** Sends a request with the browser's cookies, and stores those of the response; a POST if there is a body. */
  call: (path: string, body?: object) => Promise<Awaited<ReturnType<typeof sendRequest>> & { text: string }>;
  login: () => ReturnType<SessionSite['call']>;
  /** Makes the id token expire: `TokenExpiration` decides (R3.1). */
  expire: () => void;
  /** How many times the server has logged this line in this test. */
  said: (line: string) => number;
}

/** A real shell server with an API that keeps sessions, for the tests of one file. */
export function sessionSite(): SessionSite {
  const at = { jar: new CookieJar() } as SessionSite;
  beforeAll(async () => {
    at.api = await serveSessionApi();
    at.site = await openTestSite({
      apiBaseUrl: at.api.origin,
      publicOrigin: 'http://site.test',
      remotes: { 'mfe-search': undefined, 'mfe-account': undefined },
    });
  });
  afterAll(async () => {
    await at.site.close();
    await at.api.close();
  });
  beforeEach(() => {
    at.jar = new CookieJar();
    at.api.received.length = 0;
    at.api.expiresIn = 600;
    at.site.log.length = 0;
  });
  at.call = async (path, body) => {
    const { jar } = at;
    const headers = { ...fromPage, ...jar.header };
    const reply = await sendRequest(
      at.site.origin,
      path,
      headers,
      body ? 'POST' : 'GET',
      body && JSON.stringify(body),
    );
    jar.take(reply.headers['set-cookie']);
    return { ...reply, text: reply.body.toString() };
  };
  at.login = () => at.call('/api/login', { mailaddress: 'hanako@example.jp', password: 'correct horse' });
  at.expire = () => at.jar.set('TokenExpiration', String(Math.floor(Date.now() / 1000) - 1));
  at.said = (line) => at.site.log.filter(({ msg }) => msg === line).length;
  return at;
}
