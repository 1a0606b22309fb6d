import type { PlannedFacility, PlanRules } from './plan.ts';

/** Minutes of all ways, by the positions of the facilities. */
export interface Ways {
  between: readonly (readonly number[])[];
  /** From home, which is as long as the way back; 0 if it is not known. */
  home: readonly number[];
  hasStart: boolean;
}

/** Works out each way once: plans ask for the same ones many thousand times. */
export const waysOf = (facilities: readonly PlannedFacility[], { home, travelMinutes }: PlanRules): Ways => ({
  between: facilities.map(({ point: from }) => facilities.map(({ point: to }) => travelMinutes(from, to))),
  home: facilities.map(({ point }) => (home ? travelMinutes(home, point) : 0)),
  hasStart: home !== null,
});
