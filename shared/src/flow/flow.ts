/** Where a guard sends a visitor: a step of the flow, or the page of the facility that the flow is about. */
export type Target<Step extends string> = Step | 'facility';

/** From where a step is entered: a step of the flow, or any other page of the site. */
export type Origin<Step extends string> = Step | 'elsewhere';

/** What is known in a flow at one moment. A fact that is absent is false. */
export type Facts<Fact extends string> = Readonly<Partial<Record<Fact, boolean>>>;

/** The guards of one step, in the order in which they are asked (R2.8). */
export interface StepGuards<Step extends string, Fact extends string> {
  /** Route, with the parameter `:facility_path_name`. */
  path: string;
  /** Facts without which the step is not shown. */
  requires?: readonly { fact: Fact; otherwise: Target<Step> }[];
  /** The steps from which it is entered; default: any page. A document counts as entered from the step itself. */
  enterFrom?: {
    steps: readonly Step[];
    /** Further steps, while a fact holds. */
    alsoFrom?: { steps: readonly Step[]; while: Fact };
    otherwise: Target<Step>;
  };
  /** A fact that entering makes false. */
  onEnter?: { clears: Fact; unlessFrom: readonly Step[] };
  /** A fact that leaving makes false. */
  onLeave?: { clears: Fact; unlessTo: readonly Step[] };
}

/** A form of several pages, declared as data. */
export interface Flow<Step extends string, Fact extends string> {
  /** Name in guides and diagrams. */
  name: string;
  /** Route of the facility's page. */
  facility: string;
  steps: Readonly<Record<Step, StepGuards<NoInfer<Step>, Fact>>>;
}

/** Declares a flow; its steps' and facts' names follow from the declaration. */
export const defineFlow = <Step extends string, Fact extends string>(
  flow: Flow<Step, Fact>,
): Flow<Step, Fact> => flow;
