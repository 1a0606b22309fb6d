import { addressOf, type Facts, type Flow, type FlowStore } from '@enerabi/shared/flow';
import type { LoaderArgs } from '@enerabi/shared/kernel';
import type { ContactDraft } from '../draft/contact-draft.ts';
import type { MessageTarget } from '../draft/draft-input.rules.ts';
import type { KnownTarget } from './known-target.ts';

/** What the flows differ in. */
export interface FormFlow<Step extends string, Fact extends string, Target, Draft> {
  flow: Flow<Step, Fact>;
  input: Step;
  confirm: Step;
  store: () => FlowStore<Draft, Fact, Step> | undefined;
  /** Facts that a form of the flow proves. */
  facts: Facts<Fact>;
  /** Facts that a form without errors proves beyond these. */
  finishedFacts?: Facts<Fact>;
  /** Facts that an address with a posting proves (R2.3). */
  postingFacts?: Facts<Fact>;
  /** The facility, and where there is one the posting, that the address names. @throws a router response if there is none */
  load: (args: LoaderArgs) => Promise<Target>;
  /** What this tab has loaded so. */
  known: KnownTarget<Target>;
  /** Name under which the browser keeps the draft. */
  draftName: (args: LoaderArgs) => string;
}

/** The flow of a message to a facility. */
export type Contact<Step extends string, Fact extends string, Target extends MessageTarget> = FormFlow<
  Step,
  Fact,
  Target,
  ContactDraft
>;

/** A step's address with the query of this one, which may name a posting. */
export const addressIn = <Step extends string, Fact extends string>(
  { flow }: { flow: Flow<Step, Fact> },
  step: Step,
  { params, request }: LoaderArgs,
): string =>
  addressOf(flow, step, params.facility_path_name ?? '') + postingQuery(new URL(request.url).searchParams);

/** The part of a query that names a posting (R2.3). @returns with its `?`, or '' */
export function postingQuery(query: URLSearchParams): string {
  const posting = query.get(postingParameter);
  return posting ? `?${new URLSearchParams({ [postingParameter]: posting })}` : '';
}

export const postingParameter = 'job_posting_path_name';

/** The facts that the address alone proves: a posting that it names (R2.3). */
export const factsOfAddress = <_Step extends string, Fact extends string>(
  { postingFacts }: { postingFacts?: Facts<Fact> },
  { request }: LoaderArgs,
): Facts<Fact> =>
  (postingQuery(new URL(request.url).searchParams) !== '' && postingFacts) || ({} as Facts<Fact>);
