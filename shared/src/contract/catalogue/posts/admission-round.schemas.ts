import * as z from 'zod/mini';
import { date, month, municipalityCode } from '../../parameters.ts';

export const admissionRound = z.object({
  path_name: z.string(),
  /** Month of admission. */
  admission_month: month(),
  /** As the municipality calls it: 一次, 二次, 随時. */
  title: z.string(),
  opens_on: z.nullable(date()),
  /** The last day. */
  closes_on: date(),
  results_on: z.nullable(date()),
  /** The municipality's page. */
  url: z.nullable(z.string()),
  /** Publisher of the file that it came in. */
  source: z.nullable(z.string()),
});

export const listAdmissionRounds = {
  query: z.strictObject({ municipality_code: municipalityCode(), admission_month: z.optional(month()) }),
  reply: z.object({
    /** Not over yet, those that close first first; at most 30. */
    admission_rounds: z.array(admissionRound),
  }),
};

export type AdmissionRound = z.output<typeof admissionRound>;
export type AdmissionRounds = z.output<typeof listAdmissionRounds.reply>;
