import * as z from 'zod/mini';
import { pathName, vacancy } from './facility.schemas.ts';

export const listFacilityVacancies = {
  query: z.strictObject({ path_name: pathName }),
  reply: z.object({
    /** Newest first, at most twelve days; for each, the classes that the publisher names, youngest first. */
    days: z.array(vacancy),
  }),
};

export type VacancyHistory = z.output<typeof listFacilityVacancies.reply>;
