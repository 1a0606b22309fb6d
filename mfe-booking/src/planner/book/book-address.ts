import type { VisitPlan } from '@enerabi/shared/contract';
import { slotParameterOf } from '../../slots/slot-time.ts';
import { conditionFields, type PlannerState, plannerPath } from '../planner-address.ts';

const bookPath = `${plannerPath}/book`;

/** A visit that is to be booked, as an address has it. */
export interface WantedVisit {
  path_name: string;
  /** `YYYY-MM-DDTHH:mm`. */
  at: string;
}

/** Address of the form for all visits of a plan. @param state what the plan was made by, for the way back */
export const bookPlanAddress = (visits: VisitPlan['visits'], state: PlannerState): string =>
  `${bookPath}?${new URLSearchParams([
    ...visits.map(({ path_name, starts_at }) => ['visit', `${path_name}@${slotParameterOf(starts_at)}`]),
    ...conditionFields(state),
  ])}`;

/** Reads an address that may contain anything. */
export const wantedVisits = (query: URLSearchParams): WantedVisit[] =>
  query
    .getAll('visit')
    .filter((text) => /^[a-z0-9][a-z0-9_-]{0,119}@\d{4}-\d\d-\d\dT[0-2]\d:[0-5]\d$/.test(text))
    .map((text): WantedVisit => {
      const [path_name = '', at = ''] = text.split('@');
      return { path_name, at };
    })
    .filter(({ path_name }, at, all) => all.findIndex((other) => other.path_name === path_name) === at)
    .slice(0, 8);
