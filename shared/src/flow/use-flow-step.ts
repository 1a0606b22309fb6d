import { useEffect } from 'react';
import { leaveStep, stepAt } from './evaluate-step.ts';
import type { Facts, Flow } from './flow.ts';
import type { FlowStore } from './flow-state.ts';

interface Step<S extends string, Fact extends string> {
  flow: Flow<S, Fact>;
  step: S;
  store: () => FlowStore<unknown, Fact, S> | undefined;
  /** `facility_path_name` of the address. */
  facility: string;
  /** Facts that hold while the page is shown. */
  facts: Facts<Fact>;
}

/** Tells the flow that a step is shown, and, when it is left, what leaving clears (R2.6). */
export function useFlowStep<S extends string, Fact extends string>({
  flow,
  step,
  store,
  facility,
  facts,
}: Step<S, Fact>): void {
  const holding = JSON.stringify(facts);
  useEffect(() => {
    const known = store();
    known?.setState((state) => ({
      shown: step,
      facility,
      facts: { ...(state.facility === facility ? state.facts : {}), ...(JSON.parse(holding) as Facts<Fact>) },
    }));
    return () => {
      const to = stepAt(flow, location.pathname, facility);
      if (to === step) return;
      known?.setState(({ facts }) => ({
        shown: 'elsewhere',
        facts: leaveStep(flow, { step, to, facts }),
      }));
    };
  }, [flow, step, store, facility, holding]);
}
