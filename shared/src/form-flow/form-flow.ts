import { addressOf, type Facts, type Flow, type FlowStore } from '@enerabi/shared/flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import type { KnownTarget } from './known-target.ts';

/** What the flows differ in whose form is filled in, confirmed and sent (decision 097). */
export interface FormFlow<Step extends string, Fact extends string, Target, Draft> {
  flow: Flow<Step, Fact>;
  input: Step;
  confirm: Step;
  store: () => FlowStore<Draft, Fact, Step> | undefined;
  /** Facts that a form of the flow proves. */
  facts: Facts<Fact>;
  /** Facts that a form without errors proves beyond these. */
  finishedFacts?: Facts<Fact>;
  /** What the form is about beside its facility, if its addresses name that. */
  subject?: Subject<Fact>;
  /** The facility, and where there is one the subject, that the address names. @throws a router response if there is none */
  load: (args: LoaderArgs) => Promise<Target>;
  /** What this tab has loaded so. */
  known: KnownTarget<Target>;
  /** Name under which the browser keeps the draft. */
  draftName: (args: LoaderArgs) => string;
}

/** Part of a query that each step's address has, such as a job posting (R2.3). */
export interface Subject<Fact extends string> {
  parameter: string;
  /** Facts that an address with the parameter proves. */
  facts: Facts<Fact>;
}

interface WithSubject<Fact extends string> {
  subject?: Subject<Fact>;
}

/** A step's address, with the subject that this address names. */
export const addressIn = <Step extends string, Fact extends string>(
  flow: WithSubject<Fact> & { flow: Flow<Step, Fact> },
  step: Step,
  { params, request }: LoaderArgs,
): string =>
  addressOf(flow.flow, step, params.facility_path_name ?? '') +
  subjectQuery(flow, new URL(request.url).searchParams);

/** The part of a query that names the subject. @returns with its `?`, or '' */
export function subjectQuery<Fact extends string>(
  { subject }: WithSubject<Fact>,
  query: URLSearchParams,
): string {
  const named = subject && query.get(subject.parameter);
  return named ? `?${new URLSearchParams({ [subject.parameter]: named })}` : '';
}

/** The facts that the address alone proves. */
export const factsOfAddress = <Fact extends string>(
  flow: WithSubject<Fact>,
  { request }: LoaderArgs,
): Facts<Fact> =>
  (subjectQuery(flow, new URL(request.url).searchParams) !== '' && flow.subject?.facts) ||
  ({} as Facts<Fact>);
