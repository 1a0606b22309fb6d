import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  type AppStatus,
  type Confirmation,
  percent,
  RegistryError,
  readHistory,
  readStatus,
  verifyStore,
} from '../../registry/index.ts';
import { type AccessToken, allows, findToken, type Scope } from '../../tokens/index.ts';
import { commandInput, commands } from '../commands.ts';
import { compareReleases } from '../compare-releases.ts';
import { ProblemError, problemOf } from '../problem.ts';
import type { RegistryContext } from '../registry-context.ts';
import { appPage } from './app.page.ts';
import { commandPage } from './command.page.ts';
import { comparePage } from './compare.page.ts';
import { layout, type Markup } from './layout.ts';
import { loginPage, problemPage } from './login.page.ts';
import { overviewPage } from './overview.page.ts';
import { addressOf, pendingOf } from './pending-page.ts';
import { resultPage } from './result.page.ts';
import { verifyPage } from './verify.page.ts';

const cookieName = 'registry_token';
/** A night's work; the token itself may end earlier. */
const sessionSeconds = 12 * 3_600;

type ConsoleEnvironment = { Variables: { nonce: string; token: AccessToken } };
type ConsoleContext = Context<ConsoleEnvironment>;

/** `/_releases`: the console, on a phone, without scripts. */
export function consoleRoutes({ registry, now, probe, log }: RegistryContext): Hono<ConsoleEnvironment> {
  const routes = new Hono<ConsoleEnvironment>();

  const page = (
    context: ConsoleContext,
    title: string,
    content: Markup,
    more: {
      status?: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500 | 503;
    } = {},
  ): Response | Promise<Response> => {
    const { status = 200 } = more;
    const holder = context.get('token')?.holder ?? null;
    return context.html(layout({ title, nonce: context.get('nonce'), holder, content }), status);
  };

  routes.use(async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    context.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    context.header('cache-control', 'private, no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'same-origin');
  });
  routes.use(async (context, next) => {
    // The cookie is not sent from other sites; this also keeps other pages of the same site out.
    const site = context.req.header('sec-fetch-site') ?? 'same-origin';
    if (context.req.method === 'POST' && site !== 'same-origin')
      return page(context, 'Refused', problemPage('Refused', 'This form was sent from another page.'), {
        status: 403,
      });
    return next();
  });

  routes.get('/login', (context) =>
    page(context, 'Log in', loginPage({ pending: pendingOf(context.req.query()) })),
  );
  routes.post('/login', async (context) => {
    const { token: given, ...sent } = await context.req.parseBody();
    const pending = pendingOf(sent);
    const text = typeof given === 'string' ? given.trim() : '';
    const token = await findToken(registry, text, now());
    if (!token || !allows(token, 'read', null)) {
      const said = token
        ? `The token of ${token.holder} does not allow \`read\`.`
        : 'This is no valid token: it may have expired or been revoked.';
      return page(context, 'Log in', loginPage({ problem: said, pending }), { status: 401 });
    }
    setCookie(context, cookieName, text, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/_releases',
      secure: context.req.header('x-forwarded-proto') === 'https',
      maxAge: sessionSeconds,
    });
    log.info({ holder: token.holder, token: token.id }, 'console login');
    return context.redirect(addressOf(pending), 303);
  });
  routes.post('/logout', (context) => {
    setCookie(context, cookieName, '', { path: '/_releases', maxAge: 0 });
    return context.redirect('/_releases/login', 303);
  });

  routes.use(async (context, next) => {
    const token = await findToken(registry, getCookie(context, cookieName) ?? '', now());
    if (!token) {
      const { path: back, method } = context.req;
      const { reason } = method === 'POST' ? await context.req.parseBody() : {};
      const pending = pendingOf({ back, reason });
      if (method !== 'POST' || !pending)
        return context.redirect(pending ? `/_releases/login?back=${pending.back}` : '/_releases/login', 303);
      const said = 'Your session has ended, and nothing was done. Log in, and go on with what you typed.';
      return page(context, 'Log in', loginPage({ problem: said, pending }), { status: 401 });
    }
    context.set('token', token);
    return next();
  });

  const require = (context: ConsoleContext, wanted: Scope, app: string): void => {
    const token = context.get('token');
    if (!allows(token, wanted, app))
      throw new ProblemError({
        status: 403,
        code: 'forbidden',
        detail: `The token of ${token.holder} does not allow ${wanted} for ${app}.`,
      });
  };
  const statusOf = async (app: string): Promise<AppStatus> => {
    const status = (await readStatus(registry)).apps.find((row) => row.app === app);
    if (status) return status;
    throw new ProblemError({ status: 404, code: 'not_found', detail: `${app} was never published.` });
  };

  routes.get('/', async (context) =>
    page(context, 'Releases', overviewPage(await readStatus(registry), now())),
  );
  routes.get('/verify', async (context) =>
    page(context, 'Verified', verifyPage(await verifyStore(registry))),
  );
  routes.get('/apps/:app', async (context) => {
    const app = context.req.param('app');
    const [status, history] = await Promise.all([statusOf(app), readHistory(registry, 50, app)]);
    return page(context, app, appPage(status, history, now()));
  });
  routes.get('/apps/:app/compare', async (context) => {
    const { app } = context.req.param();
    const { from = '', to = '' } = context.req.query();
    return page(
      context,
      'Difference',
      comparePage(app, await compareReleases(registry.store, app, from, to)),
    );
  });
  routes.get('/apps/:app/:command', async (context) => {
    const { app, command: name } = context.req.param();
    require(context, commandOf(name).scope, app);
    const { reason } = context.req.query();
    return page(context, `${name} ${app}`, commandPage(name, await statusOf(app), undefined, reason));
  });
  routes.post('/apps/:app/:command', async (context) => {
    const { app, command: name } = context.req.param();
    const command = commandOf(name);
    require(context, command.scope, app);
    const sent = Object.entries(await context.req.parseBody()).filter(([, value]) => value !== '');
    const { expect, reason = '', ...input } = commandInput.parse(Object.fromEntries(sent));
    const { holder: who } = context.get('token');
    const startedAt = performance.now();
    try {
      if (reason === '') throw new RegistryError('refused', 'Say why: whoever looks at this later needs it.');
      const change = { ...registry, app, expect, who, now: now(), reason, probe };
      const result: { confirmation?: Confirmation } = await command.run(change, input);
      const ms = Math.round(performance.now() - startedAt);
      log.info({ app, command: name, who, reason, ms }, 'command of the console');
      const text = doneText(name, await statusOf(app));
      return page(context, 'Done', resultPage({ app, ms, text, confirmation: result.confirmation }));
    } catch (error) {
      const { status, detail } = problemOf(error);
      return page(context, `${name} ${app}`, commandPage(name, await statusOf(app), detail, reason), {
        status,
      });
    }
  });
  routes.onError((error, context) => {
    const { status, detail } = problemOf(error);
    return page(context as ConsoleContext, 'Not done', problemPage('Not done', detail), { status });
  });
  return routes;
}

function commandOf(name: string): NonNullable<(typeof commands)[string]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new ProblemError({ status: 404, code: 'not_found', detail: `There is no command ${name}.` });
}

/** Describes the app after a command. */
function doneText(name: string, { app, active, version, rollout, disabled, locked }: AppStatus): string {
  const tried = rollout ? ` ${rollout.version} goes to ${percent(rollout.weight)} of the visitors.` : '';
  const state = `${disabled ? ' It is disabled.' : ''}${locked ? ' It is locked.' : ''}`;
  return `${name}: ${app} runs ${version} (${active}).${tried}${state}`;
}
