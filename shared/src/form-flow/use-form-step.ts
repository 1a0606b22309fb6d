import type { FacilityDetail } from '@enerabi/shared/contract';
import { useFlowStep } from '@enerabi/shared/flow';
import { useEffect } from 'react';
import type { FormFlow } from './form-flow.ts';

/**
 * Tells the flow that one of its forms is shown, and what it is about: the first page's data come from the server.
 * @param name as `draftName`
 */
export function useFormStep<
  Step extends string,
  Fact extends string,
  Target extends { facility: FacilityDetail },
  Draft,
>(form: FormFlow<Step, Fact, Target, Draft>, step: Step, name: string, target: Target): void {
  const { flow, store, facts, known } = form;
  useFlowStep({ flow, step, store, facility: target.facility.path_name, facts });
  useEffect(() => {
    if (!known.get(name)) known.set({ name, target, loadedAt: Date.now() });
  }, [known, name, target]);
}
