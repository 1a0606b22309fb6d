import { flowStore } from '@enerabi/shared/flow';
import { type FormFlow, knownTarget } from '@enerabi/shared/form-flow';
import { bookingFlow } from '../flow/booking.flow.ts';
import { type BookingTarget, loadTarget } from './booking-target.ts';
import type { BookingDraft } from './draft/booking-draft.ts';

type Fact = 'targetFacility' | 'isSent' | 'isSetCandidateInformation';
type Step = 'contact_input' | 'contact_confirm' | 'contact_complete';

/** Name under which the browser keeps the draft. */
export const draftName = (facility: string): string => `booking:${facility}`;

/** One-stop booking: its store holds the form of this tab (R4). */
export const booking: FormFlow<Step, Fact, BookingTarget, BookingDraft> = {
  flow: bookingFlow,
  input: 'contact_input',
  confirm: 'contact_confirm',
  store: flowStore<BookingDraft, Fact, Step>(),
  facts: { targetFacility: true, isSetCandidateInformation: true },
  finishedFacts: { isSent: true },
  load: loadTarget,
  known: knownTarget(),
  draftName: ({ params }) => draftName(params.facility_path_name ?? ''),
};
