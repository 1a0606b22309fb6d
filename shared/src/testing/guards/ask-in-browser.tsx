import { act, render } from '@testing-library/react';
import { createBrowserRouter, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router';
import { type Facts, type Flow, flowStore, guardLoader, useFlowStep } from '../../flow/index.ts';
import { addressOfPage, pageAt, pathName } from './ask-on-server.ts';
import { type ClearingRow, type FlowTables, type GuardRow, otherPages, statesFor } from './guard-table.ts';

const mostRedirects = 5;

interface Move {
  /** Page that is shown: a step, `facility` or `elsewhere`. */
  from: string;
  /** Page that the visitor follows a link to. */
  to: string;
  /** What is known when the link is followed. */
  facts: Facts<string>;
}

interface Moved {
  /** Page to which the first guard leads: `to` itself if it may be entered. */
  ledTo: string;
  /** Page that is shown in the end. */
  shown: string;
  /** What is known then. */
  facts: Facts<string>;
}

/** Follows a link within the site, with the router, the guards and the pages' hook as in a browser. */
export async function askInBrowser(flow: Flow<string, string>, { from, to, facts }: Move): Promise<Moved> {
  const store = flowStore<null, string, string>();
  const redirects: string[] = [];
  const routeOf = (step: string): RouteObject => ({
    id: step,
    path: flow.steps[step]?.path ?? '',
    loader: async (args) => {
      try {
        return await guardLoader({ flow, step, store, load: async () => step })(args as never);
      } catch (answer) {
        redirects.push((answer as Response).headers.get('Location') ?? '');
        // The router itself would follow a circle for ever.
        if (redirects.length > mostRedirects)
          throw new Error(`The guards lead in a circle: ${redirects.join(' → ')}`);
        throw answer;
      }
    },
    Component: () => {
      useFlowStep({ flow, step, store, facility: pathName, facts: {} });
      return null;
    },
  });
  window.history.replaceState(null, '', addressOfPage(flow, from));
  const others = otherPages.map(
    (page): RouteObject => ({
      id: page,
      path: addressOfPage(flow, page),
      Component: () => null,
    }),
  );
  // The first page comes from the server, so its guards are not asked here.
  const router = createBrowserRouter([...others, ...Object.keys(flow.steps).map(routeOf)], {
    hydrationData: { loaderData: { [from]: from } },
    getContext: () => new RouterContextProvider(),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  store()?.setState({ facts, facility: pathName });
  await act(() => router.navigate(addressOfPage(flow, to)));
  const moved: Moved = {
    ledTo: redirects[0] === undefined ? to : pageAt(flow, redirects[0]),
    shown: pageAt(flow, window.location.pathname),
    facts: store()?.getState().facts ?? {},
  };
  unmount();
  router.dispose();
  return moved;
}

/** Follows a link for every move that a line stands for. @returns the answers that differ from it, one text each */
export async function faultsInBrowser({ flow, facts }: FlowTables, row: GuardRow): Promise<string[]> {
  const faults: string[] = [];
  // A document is the server's.
  for (const page of row.from.filter((page) => page !== 'document'))
    for (const state of statesFor(row, facts)) {
      const from = page === 'itself' ? row.to : page;
      const { ledTo } = await askInBrowser(flow, { from, to: row.to, facts: state });
      if (ledTo !== row.leadsTo) faults.push(`${page} ${JSON.stringify(state)}: ${ledTo}`);
    }
  return faults;
}

/** Follows links while every fact holds. @returns the moves that clear something else than the line says, one text each */
export async function clearingFaults({ flow, facts }: FlowTables, row: ClearingRow): Promise<string[]> {
  const faults: string[] = [];
  const every = Object.fromEntries(facts.map((fact) => [fact, true]));
  for (const to of row.to) {
    const moved = await askInBrowser(flow, { from: row.from, to, facts: every });
    const cleared = facts.filter((fact) => !moved.facts[fact]);
    if (cleared.join() !== row.clears.join()) faults.push(`${to}: clears ${cleared.join() || 'nothing'}`);
  }
  return faults;
}
