import type { CandidateMessage } from '@enerabi/shared/contract';
import type { StoredCandidate } from '../../platform/db/account-schema.ts';

/** A message as it is stored: what was checked and selected, and nothing else. */
export interface NewMessage {
  facilityId: number;
  jobPostingId: number | null;
  purposeKindId: number;
  /** Checked kinds, ascending. */
  contactKindIds: readonly number[];
  content: string;
  mailaddress: string;
  preferredDates: CandidateMessage['preferred_dates'];
  candidate: StoredCandidate;
}

/** Takes from a request what is stored of it: of the children those that were selected (`sending_children`). */
export function newMessageOf(body: CandidateMessage): NewMessage {
  const { children, sending_children, job_experience, ...facts } = body.candidate_information;
  return {
    facilityId: body.facility_id,
    jobPostingId: body.job_posting_id ?? null,
    purposeKindId: body.purpose_kind_id,
    contactKindIds: [...new Set(body.kinds.filter(({ value }) => value).map(({ id }) => id))].sort(
      (a, b) => a - b,
    ),
    content: body.content,
    mailaddress: body.mailaddress,
    preferredDates: body.preferred_dates,
    candidate: {
      ...facts,
      job_experience: experienceOf(job_experience),
      children: children
        .filter(({ display_order }) => sending_children.includes(display_order))
        .map(({ birthday, display_order }) => ({ birthday: birthday ?? null, display_order }))
        .sort((a, b) => a.display_order - b.display_order),
    },
  };
}

/** Without years an experience says nothing: the form fills in the posting's job type by itself. */
const experienceOf = (
  given: CandidateMessage['candidate_information']['job_experience'],
): StoredCandidate['job_experience'] =>
  given?.job_type_id && given.experience_year_id
    ? { job_type_id: given.job_type_id, experience_year_id: given.experience_year_id }
    : null;
