import type { JobTypeId } from '@enerabi/shared/constants';

export interface InterviewText {
  job_type: JobTypeId;
  /** The post as the facility calls it; nobody's name. */
  job_title: string;
  years_of_service: number;
  title: string;
  introduction: string;
  answers: readonly { question: string; answer: string }[];
}
