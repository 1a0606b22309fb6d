import { contactKinds, type TourAcceptance } from '@enerabi/shared/constants';
import type { ContactLink } from '@enerabi/shared/contract';
import { phoneAddress } from '@enerabi/shared/phone';

/** Facts that decide how a facility can be contacted. */
export interface Contactable {
  path_name: string;
  tour_acceptance: TourAcceptance;
  /** Ids of `contactKinds` that it answers; an empty list means all (R4.3). */
  candidate_contact_kinds: readonly number[];
  phones: readonly string[];
  url: string | null;
  /** Job posts that it shows today. */
  job_postings: readonly { path_name: string; title: string }[];
}

const visitKinds: readonly number[] = [1, 1001];
const otherKinds: readonly number[] = [999, 9999];

/** The ways of contact that a facility offers, in the order of `contactLinkKinds`. */
export function contactLinksOf(facility: Contactable): ContactLink[] {
  const { path_name, phones, url, job_postings } = facility;
  const kinds = answeredKinds(facility);
  const answers = (purpose: 1 | 2) => kinds.some(({ purpose_kind_id }) => purpose_kind_id === purpose);
  const contact = `/contact/${path_name}`;
  return [
    ...(facility.tour_acceptance === 'slots' ? [onSite('booking', `/one_stop/f/${path_name}`)] : []),
    ...(answers(2) ? [onSite('enrolment_contact', `${contact}/contact_input`)] : []),
    ...(kinds.some(({ id }) => otherKinds.includes(id))
      ? [onSite('other_contact', `${contact}/other_contact_input`)]
      : []),
    ...(answers(1)
      ? job_postings.map((job) =>
          onSite(
            'job_contact',
            `${contact}/job_contact_input?job_posting_path_name=${job.path_name}`,
            job.title,
          ),
        )
      : []),
    onSite('support_message', `/support_message/${path_name}/input`),
    ...phones.flatMap((phone) => elsewhere('phone', phoneAddress(phone), phone)),
    ...elsewhere('web', webAddress(url), null),
  ];
}

/** Facts that decide which kinds of messages a facility answers. */
export type Answering = Pick<Contactable, 'candidate_contact_kinds' | 'tour_acceptance'>;

/** The kinds of messages that a facility answers (R4.3). One without visits takes no applications for them. */
export const answeredKinds = ({ candidate_contact_kinds, tour_acceptance }: Answering) =>
  contactKinds.filter(
    ({ id }) =>
      (candidate_contact_kinds.length === 0 || candidate_contact_kinds.includes(id)) &&
      (tour_acceptance !== 'none' || !visitKinds.includes(id)),
  );

/** Published data may hold anything: only web addresses become links. */
const webAddress = (url: string | null): string | undefined =>
  url && /^https?:\/\//i.test(url) ? url : undefined;

const onSite = (kind: ContactLink['kind'], path: string, name: string | null = null): ContactLink => ({
  kind,
  path,
  url: null,
  name,
});

const elsewhere = (kind: ContactLink['kind'], url: string | undefined, name: string | null): ContactLink[] =>
  url ? [{ kind, path: null, url, name }] : [];
