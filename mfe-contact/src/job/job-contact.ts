import { failAsMissing } from '@enerabi/shared/client';
import {
  type FacilityDetail,
  getFacilityContactLink,
  getJobPosting,
  type JobPosting,
} from '@enerabi/shared/contract';
import { addressOf, flowStore } from '@enerabi/shared/flow';
import { knownTarget, subjectQuery } from '@enerabi/shared/form-flow';
import { api, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { jobContactFlow } from '../flows/job-contact.flow.ts';
import type { ContactDraft } from '../message/draft/contact-draft.ts';
import type { MessageTarget } from '../message/draft/draft-input.rules.ts';
import type { Contact } from '../message/send/contact.ts';

/** Query parameter that names the posting (R2.3). */
const postingParameter = 'job_posting_path_name';

type Fact = 'targetFacility' | 'jobPosting';
type Step = 'job_contact_input' | 'job_contact_confirm' | 'job_contact_complete';

/** A posting with its facility (specification section 3, target facility and job posting). */
export interface JobTarget extends MessageTarget {
  facility: FacilityDetail;
  job: JobPosting;
  job_posting: { job_posting_id: number; job_type_id: number };
  isOpen: boolean;
  asksOnetime: boolean;
  answersKinds: boolean;
}

/** Loads the posting that the address names. @throws a redirect to the facility's page if there is none (R2.3) */
async function loadJob(args: LoaderArgs): Promise<JobTarget> {
  const { request, params, context } = args;
  const facility_path_name = params.facility_path_name ?? '';
  const { signal } = request;
  const call = context.get(api);
  const found = await call(getJobPosting, {
    query: { facility_path_name, job_posting_path_name: postingIn(args) },
    signal,
    onFailure: (problem) => {
      if (problem.status === 404 || problem.status === 422)
        throw redirect(addressOf(jobContactFlow, 'facility', facility_path_name));
      return failAsMissing(problem);
    },
  });
  const { facility, job, is_open } = found;
  const { candidate_contact_kinds, ask_onetime } = await call(getFacilityContactLink, {
    query: { facility_id: facility.facility_id },
    signal,
  });
  return {
    facility_id: facility.facility_id,
    facility,
    job,
    job_posting: { job_posting_id: job.job_posting_id, job_type_id: job.job_type },
    isOpen: is_open,
    candidate_contact_kinds: candidate_contact_kinds ?? [],
    asksOnetime: ask_onetime,
    answersKinds: candidate_contact_kinds?.length !== 0,
  };
}

const postingIn = ({ request }: LoaderArgs): string =>
  new URL(request.url).searchParams.get(postingParameter) ?? '';

/** Name under which the browser keeps the draft: one for each posting. */
export const draftName = (facility: string, posting: string): string => `job_contact:${facility}:${posting}`;

/** The job contact: its store holds the form of this tab (R4). */
export const jobContact: Contact<Step, Fact, JobTarget> = {
  flow: jobContactFlow,
  input: 'job_contact_input',
  confirm: 'job_contact_confirm',
  store: flowStore<ContactDraft, Fact, Step>(),
  facts: { targetFacility: true, jobPosting: true },
  subject: { parameter: postingParameter, facts: { targetFacility: true, jobPosting: true } },
  load: loadJob,
  known: knownTarget(),
  draftName: (args) => draftName(args.params.facility_path_name ?? '', postingIn(args)),
};

/** The query that names a posting. */
export const postingQuery = (posting: string): string =>
  subjectQuery(jobContact, new URLSearchParams({ [postingParameter]: posting }));
