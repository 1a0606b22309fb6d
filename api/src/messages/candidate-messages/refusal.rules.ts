import { contactKinds } from '@enerabi/shared/constants';
import { preferredDateFault } from '@enerabi/shared/contact';
import type { CandidateMessage, FieldProblem } from '@enerabi/shared/contract';
import { birthdayFault, jobDetailKindsOf } from '@enerabi/shared/profile';
import { type Answering, answeredKinds } from '../contact-links/contact-link.rules.ts';
import type { NewMessage } from './new-message.rules.ts';

/** What a facility takes, for a message to it. */
export interface AskedFacility extends Answering {
  accepts_onetime_inquiry: boolean;
  /** Whether the message's posting is one of the facility's that is shown today; true if it is about none. */
  has_posting: boolean;
}

export interface Asking {
  facility: AskedFacility;
  /** All children of the request, in its order. */
  children: CandidateMessage['candidate_information']['children'];
  isVisitor: boolean;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

export interface Refusal {
  status: 403 | 422;
  code: string;
  detail: string;
  errors?: FieldProblem[];
}

const at = (field: string, code: string, message: string): FieldProblem => ({ field, code, message });

/** Decides whether a published facility takes a message. @returns the first reason against it */
export function refusalOf(message: NewMessage, asking: Asking): Refusal | undefined {
  const { facility, isVisitor, today } = asking;
  if (isVisitor && !facility.accepts_onetime_inquiry)
    return refuse(403, 'onetime_not_accepted', 'The facility takes messages from members alone.');
  if (!facility.has_posting)
    return refuse(422, 'job_posting_not_found', 'The facility shows no such posting today.', [
      at('job_posting_id', 'job_posting_not_found', 'The facility shows no such posting today.'),
    ]);
  return kindRefusal(message, facility) ?? dateRefusal(message, today) ?? candidateRefusal(message, asking);
}

const refuse = (status: 403 | 422, code: string, detail: string, errors?: FieldProblem[]): Refusal => ({
  status,
  code,
  detail,
  ...(errors && { errors }),
});

function kindRefusal({ contactKindIds }: NewMessage, facility: AskedFacility): Refusal | undefined {
  const answered: readonly number[] = answeredKinds(facility).map(({ id }) => id);
  const [kind] = contactKindIds.filter((id) => !answered.includes(id));
  if (kind === undefined) return undefined;
  const name = contactKinds.find(({ id }) => id === kind)?.name ?? '';
  const words = `The facility does not take kind ${kind} (${name}).`;
  return refuse(422, 'contact_kind_not_permitted', words, [at('kinds', 'contact_kind_not_permitted', words)]);
}

const dateWords = {
  not_a_day: 'There is no such day.',
  too_early: 'The earliest day is tomorrow in Japan.',
  too_far: 'The day is more than six months ahead.',
} as const;

function dateRefusal({ preferredDates }: NewMessage, today: string): Refusal | undefined {
  const errors = preferredDates.flatMap(({ preferred_date }, index) => {
    const fault = preferredDateFault(preferred_date, today);
    const field = `preferred_dates.${index}.preferred_date`;
    return fault ? [at(field, `preferred_date_${fault}`, dateWords[fault])] : [];
  });
  const [first] = errors;
  return first && refuse(422, first.code, first.message, errors);
}

const birthdayWords = {
  not_a_day: 'There is no such day.',
  too_long_ago: 'The day is too long ago.',
  too_far_ahead: 'The day is too far ahead.',
} as const;

/** As with a member's basic information: 422 `invalid_request`. */
function candidateRefusal(
  { candidate: { job_kind_id, job_detail_kind_id } }: NewMessage,
  { children, today }: Asking,
): Refusal | undefined {
  const errors = children.flatMap(({ birthday }, index) => {
    const fault = birthday ? birthdayFault(birthday, today) : undefined;
    const field = `candidate_information.children.${index}.birthday`;
    return fault ? [at(field, fault, birthdayWords[fault])] : [];
  });
  if (job_detail_kind_id !== null && !jobDetailKindsOf(job_kind_id).includes(job_detail_kind_id))
    errors.push(
      at(
        'candidate_information.job_detail_kind_id',
        'does_not_fit',
        'The detail does not belong to the job_kind_id.',
      ),
    );
  if (errors.length === 0) return undefined;
  return refuse(422, 'invalid_request', errors.map(({ field }) => field).join(', '), errors);
}
