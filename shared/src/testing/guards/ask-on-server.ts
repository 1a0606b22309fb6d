import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router';
import { bringFacts, type Facts, type Flow, guardLoader } from '../../flow/index.ts';
import { type FlowTables, type GuardRow, statesFor } from './guard-table.ts';

export const pathName = 'hanaoka';

interface Request {
  step: string;
  /** Step whose form is sent to the step; without it, a document is opened. */
  formOf?: string;
  /** Facts that the form brings, or that the address of the document proves. */
  facts: Facts<string>;
}

/** Opens a step on a server, by the router's own handler. @returns the page that the answer leads to */
export async function askOnServer(
  flow: Flow<string, string>,
  { step, formOf, facts }: Request,
): Promise<string> {
  const path = flow.steps[step]?.path ?? '';
  const route: RouteObject = {
    id: step,
    path,
    action: (args) => {
      bringFacts(args as never, formOf ?? step, facts);
      return null;
    },
    loader: guardLoader({
      flow,
      step,
      store: () => undefined,
      factsOf: () => (formOf ? {} : facts),
      load: async () => step,
    }) as never,
    Component: () => null,
  };
  const url = `https://example.jp/${path.replace(':facility_path_name', pathName)}`;
  const answer = await createStaticHandler([route]).query(
    new Request(url, formOf ? { method: 'POST', body: new URLSearchParams() } : {}),
    { requestContext: new RouterContextProvider() },
  );
  if (!(answer instanceof Response)) return String(answer.loaderData[step]);
  return pageAt(flow, answer.headers.get('Location') ?? '');
}

/** The flow's name of an address. */
export function pageAt(flow: Flow<string, string>, address: string): string {
  const routes = [
    ['facility', flow.facility],
    ...Object.entries(flow.steps).map(([step, { path }]) => [step, path]),
  ];
  const found = routes.find(([, route]) => `/${route?.replace(':facility_path_name', pathName)}` === address);
  return found?.[0] ?? 'elsewhere';
}

/** The address of a flow's page; `elsewhere` is a page of the site that has nothing to do with the flow. */
export function addressOfPage(flow: Flow<string, string>, page: string): string {
  const route = page === 'facility' ? flow.facility : flow.steps[page]?.path;
  return `/${route?.replace(':facility_path_name', pathName) ?? 'news'}`;
}

/** Asks a server for every move that a line stands for. @returns the answers that differ from it, one text each */
export async function faultsOnServer({ flow, steps, facts }: FlowTables, row: GuardRow): Promise<string[]> {
  const faults: string[] = [];
  // Only a document or a form reaches a server.
  for (const from of row.from.filter((page) => page === 'document' || steps.includes(page)))
    for (const state of statesFor(row, facts)) {
      const formOf = from === 'document' ? undefined : from;
      const ledTo = await askOnServer(flow, { step: row.to, formOf, facts: state });
      if (ledTo !== row.leadsTo) faults.push(`${from} ${JSON.stringify(state)}: ${ledTo}`);
    }
  return faults;
}
