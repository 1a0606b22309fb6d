import type { JobTypeId } from '@enerabi/shared/constants';

export interface InterviewText {
  job_type: JobTypeId;
  /** The position as the facility names it; no person's name. */
  job_title: string;
  years_of_service: number;
  title: string;
  introduction: string;
  answers: readonly { question: string; answer: string }[];
}
