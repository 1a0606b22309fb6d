import type { Facts, Flow, Origin, Target } from './flow.ts';

interface Entry<Step extends string, Fact extends string> {
  step: Step;
  from: Origin<Step>;
  facts: Facts<Fact>;
}

/** A guard's answer: where to go instead, or the facts with which the step begins. */
export type Entered<Step extends string, Fact extends string> =
  | { kind: 'redirect'; to: Target<Step> }
  | { kind: 'enter'; facts: Facts<Fact> };

/**
 * Decides whether a step may be entered (R2). Pure: the same in the server and in the browser.
 * @param entry `from` is the step itself for a document
 */
export function enterStep<Step extends string, Fact extends string>(
  flow: Flow<Step, Fact>,
  { step, from, facts }: Entry<Step, Fact>,
): Entered<Step, Fact> {
  const { requires = [], enterFrom, onEnter } = flow.steps[step];
  const missing = requires.find(({ fact }) => !facts[fact]);
  if (missing) return { kind: 'redirect', to: missing.otherwise };
  if (enterFrom) {
    const { steps, alsoFrom, otherwise } = enterFrom;
    const also = alsoFrom && facts[alsoFrom.while] ? alsoFrom.steps : [];
    if (!includes([...steps, ...also], from)) return { kind: 'redirect', to: otherwise };
  }
  const isCleared = onEnter && !includes(onEnter.unlessFrom, from);
  return { kind: 'enter', facts: isCleared ? without(facts, onEnter.clears) : facts };
}

/** The facts that are left when a visitor goes from a step to another page. */
export function leaveStep<Step extends string, Fact extends string>(
  flow: Flow<Step, Fact>,
  { step, to, facts }: { step: Step; to: Origin<Step>; facts: Facts<Fact> },
): Facts<Fact> {
  const { onLeave } = flow.steps[step];
  return onLeave && !includes(onLeave.unlessTo, to) ? without(facts, onLeave.clears) : facts;
}

/** The address of a target. @param pathName `facility_path_name` */
export const addressOf = <Step extends string, Fact extends string>(
  flow: Flow<Step, Fact>,
  target: Target<Step>,
  pathName: string,
): string => {
  const route = target === 'facility' ? flow.facility : flow.steps[target as Step].path;
  return `/${route.replace(':facility_path_name', encodeURIComponent(pathName))}`;
};

/** The step whose address this is, if it is one of the same facility. @param pathname as `location.pathname` */
export const stepAt = <Step extends string, Fact extends string>(
  flow: Flow<Step, Fact>,
  pathname: string,
  pathName: string,
): Origin<Step> =>
  (Object.keys(flow.steps) as Step[]).find(
    (step) => decodeURIComponent(addressOf(flow, step, pathName)) === decoded(pathname),
  ) ?? 'elsewhere';

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const includes = (steps: readonly string[], step: string): boolean => steps.includes(step);

const without = <Fact extends string>(facts: Facts<Fact>, fact: Fact): Facts<Fact> => ({
  ...facts,
  [fact]: false,
});
