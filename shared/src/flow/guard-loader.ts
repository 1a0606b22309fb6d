import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { addressOf, enterStep } from './evaluate-step.ts';
import type { Facts, Flow, Origin } from './flow.ts';
import type { FlowStore } from './flow-state.ts';

interface Posted {
  facts: Facts<string>;
  from: string;
}

/** What a form has brought to the request that shows its answer; it ends with the request. */
const posted = new WeakMap<object, Posted>();

/**
 * Tells the guards of the same request what an action has read from its form: a form carries the flow's state where no
 * script keeps it.
 * @param from the step from which the page of the answer is entered
 */
export function bringFacts<Step extends string, Fact extends string>(
  { context }: LoaderArgs,
  from: Step,
  facts: Facts<Fact>,
): void {
  posted.set(context, { from, facts: facts as Facts<string> });
}

/** Whether the request has brought a form of the flow. */
export const isPosted = ({ context }: LoaderArgs): boolean => posted.has(context);

interface Guarded<Step extends string, Fact extends string, Data> {
  flow: Flow<Step, Fact>;
  step: Step;
  /** The flow's store in this tab, undefined on a server. */
  store: () => FlowStore<unknown, Fact, Step> | undefined;
  /** Facts that the address alone proves. */
  factsOf?: (args: LoaderArgs) => Facts<Fact>;
  load: (args: LoaderArgs) => Promise<Data>;
}

/**
 * Makes a step's loader, which asks its guards first: on the server for a document, in the browser for navigation
 * within the site (R2.8).
 * @throws a redirect to where the guard leads
 */
export function guardLoader<Step extends string, Fact extends string, Data>(
  guarded: Guarded<Step, Fact, Data>,
): (args: LoaderArgs) => Promise<Data> {
  return async (args) => {
    const { flow, step, load } = guarded;
    const pathName = args.params.facility_path_name ?? '';
    if (isStaying(guarded, args, pathName)) return load(args);
    const visit = visitOf(guarded, args, pathName);
    const entered = enterStep(flow, { step, ...visit });
    if (entered.kind === 'redirect') throw redirect(addressOf(flow, entered.to, pathName));
    const tab = guarded.store();
    // Another facility's flow begins when its page is shown: until then, the visitor may still stay.
    if (tab?.getState().facility === pathName) tab.setState({ facts: entered.facts });
    return load(args);
  };
}

/** The router also loads the shown page anew, which is not entering it. */
function isStaying<Step extends string, Fact extends string, Data>(
  { step, store }: Guarded<Step, Fact, Data>,
  { context }: LoaderArgs,
  pathName: string,
): boolean {
  const state = store()?.getState();
  return !posted.has(context) && state?.shown === step && state.facility === pathName;
}

function visitOf<Step extends string, Fact extends string, Data>(
  { step, store, factsOf }: Guarded<Step, Fact, Data>,
  args: LoaderArgs,
  pathName: string,
): { from: Origin<Step>; facts: Facts<Fact> } {
  const addressed = factsOf?.(args) ?? ({} as Facts<Fact>);
  const form = posted.get(args.context);
  if (form) return { from: form.from as Step, facts: { ...addressed, ...(form.facts as Facts<Fact>) } };
  const state = store()?.getState();
  if (!state) return { from: step, facts: addressed };
  const known = state.facility === pathName ? state.facts : ({} as Facts<Fact>);
  return { from: state.shown, facts: { ...known, ...addressed } };
}
