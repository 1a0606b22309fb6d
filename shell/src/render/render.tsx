import { createClient } from '@enerabi/shared/client';
import {
  api,
  createSessionStore,
  deferredPartsLoaded,
  SessionProvider,
  SiteProvider,
} from '@enerabi/shared/kernel';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Boot, HydrationState, SerializedError } from '../boot.ts';
import { type Container, openContainer } from '../federation/container.ts';
import { FrameProvider } from '../frame/frame-context.ts';
import { rootRoute, rootRouteId } from '../frame/root-route.tsx';
import { rememberedAssets } from './assets.ts';
import { insertIntoDocument } from './insert-into-document.ts';
import { lazyRequest } from './lazy-request.ts';
import type { RenderBinding, RenderReply, RenderRequest } from './render-request.ts';

export interface RenderHooks {
  signal: AbortSignal;
  /** Called when a call to the API starts and ends, so that a slow API is not mistaken for a hung release. */
  onCall: (running: 1 | -1) => void;
}

export type Render = (request: RenderRequest, hooks: RenderHooks) => Promise<RenderReply>;

/**
 * Creates the renderer of one remote release inside this shell release.
 * @param container null if the shell answers without a remote
 * @throws if the container cannot be opened
 */
export async function createRenderer(container: Container | null, binding: RenderBinding): Promise<Render> {
  const routes = container ? await openContainer(container) : [];
  const assetsOf = rememberedAssets(binding);
  const { query, dataRoutes } = createStaticHandler([rootRoute(routes)]);

  return async (rendered, { signal, onCall }) => {
    const client = createClient({ ...reaching(rendered, binding), onCall });
    const requestContext = new RouterContextProvider();
    requestContext.set(api, client);
    const result = await query(asRequest(rendered, signal), { requestContext });
    if (!('matches' in result)) return { status: result.status, headers: [...result.headers], html: [] };
    throwUnexpected(result);
    await deferredPartsLoaded();
    if (rendered.local !== undefined) return page(rendered, withoutPage(result));
    return page(rendered, rendered.problem ? withProblem(result, rendered.problem) : result);
  };

  function page(rendered: RenderRequest, result: StaticHandlerContext): RenderReply {
    const assets = assetsOf(
      result.matches.map(({ route }) => route.id),
      result.errors !== null,
    );
    const router = createStaticRouter(dataRoutes, result);
    const { requestId, nonce, year } = rendered;
    const html = renderToString(
      <FrameProvider value={{ styles: assets.styles, requestId, nonce, year, build: '' }}>
        <SiteProvider value={binding.site}>
          <SessionProvider value={createSessionStore(rendered.session)}>
            <StaticRouterProvider router={router} context={result} hydrate={false} />
          </SessionProvider>
        </SiteProvider>
      </FrameProvider>,
    );
    const boot: Omit<Boot, 'seq' | 'pollSeconds' | 'pins'> = {
      site: binding.site,
      session: rendered.session,
      styles: assets.styles,
      requestId,
      year,
      owner: rendered.local ?? binding.app,
      hydration: hydrationState(result),
    };
    const document = insertIntoDocument(html, {
      ...assets,
      main: binding.shell.base + binding.shell.main,
      boot,
      pins: rendered.pins,
      nonce,
    });
    const { statusCode: status, errors } = result;
    return { status, isProblem: errors !== null, headers: collectHeaders(result), html: document };
  }
}

const withProblem = (context: StaticHandlerContext, status: number): StaticHandlerContext => ({
  ...context,
  statusCode: status,
  errors: { [rootRouteId]: new ErrorResponse(status, '', null) },
});

/** The frame alone: a page that is rendered in the browser comes into it. */
const withoutPage = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  statusCode: 200,
  errors: null,
  matches: context.matches.slice(0, 1),
  loaderData: {},
});

/** Calls the API directly; for a form, through the gateway, as a page in a browser would. */
function reaching(
  { requestId, authorization, clientAddress, gateway, trace }: RenderRequest,
  { apiBaseUrl, site }: RenderBinding,
): { baseUrl: string; headers: Record<string, string> } {
  const headers = { 'X-Request-Id': requestId, ...trace };
  if (gateway)
    return {
      baseUrl: gateway.origin,
      headers: { ...headers, Origin: site.origin, 'X-Page-Key': gateway.key },
    };
  return {
    baseUrl: apiBaseUrl,
    headers: {
      ...headers,
      ...(clientAddress && { 'X-Forwarded-For': clientAddress }),
      ...(authorization && { Authorization: authorization }),
    },
  };
}

function asRequest({ url, method, headers, body }: RenderRequest, signal: AbortSignal): Request {
  if (method === 'GET') return lazyRequest(url, { headers, signal });
  return new Request(url, { method, headers, signal, ...(body && { body: body as BodyInit }) });
}

/**
 * Throws errors that are not responses of the router: the release is broken, and the last known good one answers
 * instead.
 */
function throwUnexpected({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
}

function hydrationState({ loaderData, actionData, errors }: StaticHandlerContext): HydrationState {
  const serialized = Object.entries(errors ?? {}).map(
    ([id, { status, statusText, data }]: [string, SerializedError]) => [id, { status, statusText, data }],
  );
  return {
    loaderData,
    actionData: actionData ?? null,
    errors: errors ? Object.fromEntries(serialized) : null,
  };
}

const collectHeaders = ({ loaderHeaders, actionHeaders }: StaticHandlerContext): [string, string][] =>
  [...Object.values(loaderHeaders), ...Object.values(actionHeaders)].flatMap((headers) =>
    [...headers].filter(([name]) => name !== 'content-type'),
  );
