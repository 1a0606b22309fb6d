import { Hono } from 'hono';
import { readHistory, readStatus, verifyStore } from '../registry/index.ts';
import { type AccessToken, allows, findToken, type Scope } from '../tokens/index.ts';
import { commandInput, commands } from './commands.ts';
import { compareReleases } from './compare-releases.ts';
import { previewRoutes } from './preview.routes.ts';
import { ProblemError, problemOf, problemResponse } from './problem.ts';
import type { RegistryContext } from './registry-context.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';
import type { Uploads } from './uploads/uploads.ts';

const unknownToken = (): ProblemError =>
  new ProblemError({
    status: 401,
    code: 'unknown_token',
    detail: 'send a valid token: `Authorization: Bearer rlt_…`; `npm run release -- token create` makes one',
  });

const forbidden = ({ holder }: AccessToken, wanted: Scope, app: string | null): ProblemError =>
  new ProblemError({
    status: 403,
    code: 'forbidden',
    detail: `the token of ${holder} does not allow ${wanted}${app === null ? '' : ` for ${app}`}`,
  });

/** `/api` of the registry service: JSON, with a token in the Authorization header. */
export function registryApi(context: RegistryContext, uploads: Uploads): Hono {
  const { registry, now, probe } = context;
  const api = new Hono();

  const allowed = async (
    header: string | undefined,
    wanted: Scope,
    app: string | null,
  ): Promise<AccessToken> => {
    const token = await findToken(registry, header?.replace(/^Bearer /i, '') ?? '', now());
    if (!token) throw unknownToken();
    if (!allows(token, wanted, app)) throw forbidden(token, wanted, app);
    return token;
  };

  api.get('/status', async ({ req, json }) => {
    await allowed(req.header('authorization'), 'read', null);
    return json(await readStatus(registry));
  });
  api.get('/verify', async ({ req, json }) => {
    await allowed(req.header('authorization'), 'read', null);
    return json(await verifyStore(registry));
  });
  api.get('/apps/:app/history', async ({ req, json }) => {
    const app = req.param('app');
    await allowed(req.header('authorization'), 'read', app);
    const limit = Math.min(Number(req.query('limit') ?? 50) || 50, 1_000);
    const history = await readHistory(registry, limit, app);
    return json(history.map(({ seq, event }) => ({ seq, ...event })));
  });
  api.get('/apps/:app/compare', async ({ req, json }) => {
    const app = req.param('app');
    await allowed(req.header('authorization'), 'read', app);
    return json(await compareReleases(registry.store, app, req.query('from') ?? '', req.query('to') ?? ''));
  });
  uploadRoutes(api, context, uploads, allowed);
  previewRoutes(api, context, allowed);
  api.post('/apps/:app/:command', async ({ req, json }) => {
    const { app, command: name } = req.param();
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new ProblemError({
        status: 404,
        code: 'unknown_command',
        detail: `there is no command ${name}; there are ${Object.keys(commands).join(', ')}`,
      });
    const token = await allowed(req.header('authorization'), command.scope, app);
    const text = await req.text();
    const input = commandInput.parse(text ? parsed(text) : {});
    const { holder: who } = token;
    const { expect, reason = null } = input;
    return json(await command.run({ ...registry, app, expect, who, now: now(), reason, probe }, input));
  });
  api.all('/*', () =>
    problemResponse({ status: 404, code: 'not_found', detail: 'there is no such resource' }),
  );
  api.onError((error) => problemResponse(problemOf(error)));
  return api;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError({ status: 400, code: 'invalid', detail: 'the body is not JSON' });
  }
}
