import { data, type SubmitFunction, useSubmit as useRouterSubmit } from 'react-router';
import type { LoaderArgs } from './api-context.ts';
import type { RemoteRoute } from './remote-route.ts';

interface PageModule {
  action?: (args: LoaderArgs) => unknown;
}

let failure: { reason: unknown } | undefined;

function takeFailure() {
  const taken = failure;
  failure = undefined;
  return taken;
}

function withSavedForm(page: PageModule): PageModule {
  const { action } = page;
  if (!action) return page;
  return {
    ...page,
    action: async (args) => {
      try {
        return await action(args);
      } catch (reason) {
        if (!(reason instanceof Error) || args.request.signal.aborted) throw reason;
        failure = { reason };
        // With this status the router does not reload the page's own data.
        return data(undefined, { status: 503 });
      }
    },
  };
}

/**
 * For the browser: if an action cannot run at all, since its code does not load or throws, the form stays with its
 * input, which the error page would discard (R7.1). A response thrown by an action still leads to the error page
 * (R6.2).
 * @returns routes whose submissions reject instead, see `useSubmit`
 */
export const keepForms = (routes: readonly RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, lazy: async () => withSavedForm((await route.lazy()) as PageModule) }));

/**
 * Like the router's own `useSubmit`.
 * @returns a function whose promise resolves when the response is shown
 * @throws (rejects) the error that prevented the action
 */
export function useSubmit(): SubmitFunction {
  const submit = useRouterSubmit();
  return async (...args) => {
    takeFailure();
    await submit(...args);
    const failed = takeFailure();
    if (failed) throw failed.reason;
  };
}
