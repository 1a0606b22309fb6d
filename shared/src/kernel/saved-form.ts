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
        // By this status the router leaves the page's own data as they are.
        return data(undefined, { status: 503 });
      }
    },
  };
}

/**
 * For the browser: where an action cannot be carried out at all, since its code does not arrive or breaks, its form
 * stays with what was typed; the error page would take that away (R7.1). A response that an action throws still leads
 * to the error page (R6.2).
 * @returns routes whose submissions reject instead, see `useSubmit`
 */
export const keepForms = (routes: readonly RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, lazy: async () => withSavedForm((await route.lazy()) as PageModule) }));

/**
 * As the router's own.
 * @returns a function whose promise settles when the answer is shown
 * @throws (rejects) what kept the action from being carried out
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
