import {
  type HttpServer,
  type ReceivedRequest,
  sendJson,
  serveHttp,
} from '@enerabi/shared/testing/http-server';

const user = {
  cognito_sub: '3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
  mailaddress: 'hanako@example.jp',
  positions: [{ position_kind_id: 2 }],
  last_name: '花岡',
  first_name: '花子',
};

export interface SessionApi extends HttpServer {
  /** Number of calls of a path so far. */
  calls: (path: string) => number;
  /** Delays the answers to calls of this path. @returns ends the delay */
  hold: (path: string) => () => void;
  /** From now on every call of the path fails with this status; undefined ends that. */
  fail: (path: string, status: number | undefined) => void;
  /** Seconds for which the next id tokens are valid. */
  expiresIn: number;
  /** Moves the API's clock ahead: it refuses every id token issued so far, but still refreshes their sessions. */
  expireIdTokens: () => void;
}

/**
 * An API that keeps one member's session as the contract says: an id token is valid until it expires, or until logout.
 */
export async function serveSessionApi(): Promise<SessionApi> {
  const held = new Map<string, Promise<void>>();
  const failing = new Map<string, number>();
  let sessions = 0;
  let refreshes = 0;
  const open = new Set<string>();
  const state = { expiresIn: 600 };
  const expired = new Set<string>();
  const issued = new Set<string>();
  const issue = (idToken: string): string => {
    issued.add(idToken);
    return idToken;
  };

  const sessionOf = ({ headers }: ReceivedRequest, { mayHaveExpired = false } = {}): string | undefined => {
    const [, idToken = '', id] = /^Bearer (id-(\d+)-\d+)$/.exec(headers.authorization ?? '') ?? [];
    return id && open.has(id) && (mayHaveExpired || !expired.has(idToken)) ? id : undefined;
  };
  const replies: Record<string, (request: ReceivedRequest) => [number, object]> = {
    '/api/login': ({ body }) => {
      if (parsed(body)?.password !== 'correct horse') return [401, { code: 'login_failed' }];
      const id = String(++sessions);
      open.add(id);
      return [
        200,
        {
          ExpiresIn: state.expiresIn,
          TokenType: 'Bearer',
          RefreshToken: `refresh-${id}`,
          IdToken: issue(`id-${id}-0`),
        },
      ];
    },
    '/api/refresh': (request) => {
      const id = sessionOf(request, { mayHaveExpired: true });
      if (!id || parsed(request.body)?.refresh_token !== `refresh-${id}`)
        return [401, { code: 'session_ended' }];
      const IdToken = issue(`id-${id}-${++refreshes}`);
      return [200, { ExpiresIn: state.expiresIn, TokenType: 'Bearer', IdToken }];
    },
    '/api/logout': ({ body }) => {
      open.delete(String(parsed(body)?.refresh_token).replace('refresh-', ''));
      return [200, {}];
    },
    '/api/logout_everywhere': (request) => {
      if (!sessionOf(request)) return [401, { code: 'unauthorized' }];
      open.clear();
      return [200, {}];
    },
    '/api/front_me': (request) => (sessionOf(request) ? [200, user] : [401, { code: 'unauthorized' }]),
    '/api/front/profile': (request) =>
      sessionOf(request) ? [200, { ok: true, body: request.body }] : [401, { code: 'unauthorized' }],
    '/api/front/favorite_facilities': (request) =>
      sessionOf(request) ? [200, { ok: true }] : [401, { code: 'unauthorized' }],
  };
  replies['/api/activate'] = (request) => {
    const [status, body] = replies['/api/login']?.({ ...request, body: '{"password":"correct horse"}' }) ?? [
      500,
      {},
    ];
    const { RefreshToken: _, ...four } = body as Record<string, unknown>;
    return [status, parsed(request.body)?.authentication_code === '000000' ? four : body];
  };

  const server = await serveHttp(async (request, response) => {
    const path = request.url.split('?')[0] ?? '';
    await held.get(path);
    const status = failing.get(path);
    if (status !== undefined) return sendJson(response, { code: 'failed' }, status);
    const [code, body] = replies[path]?.(request) ?? [404, { code: 'not_found' }];
    return sendJson(response, body, code);
  });
  return Object.assign(state, {
    ...server,
    expireIdTokens: () => {
      for (const idToken of issued) expired.add(idToken);
    },
    calls: (path: string) => server.received.filter(({ url }) => url.split('?')[0] === path).length,
    hold: (path: string) => {
      let letGo = (): void => {};
      held.set(
        path,
        new Promise<void>((resolve) => {
          letGo = () => {
            held.delete(path);
            resolve();
          };
        }),
      );
      return () => letGo();
    },
    fail: (path: string, status: number | undefined) => {
      if (status === undefined) failing.delete(path);
      else failing.set(path, status);
    },
  });
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
