import { staticInterviews } from '@enerabi/shared/constants';
import type { DemoFacility } from './demo-facility.ts';

/** The first of the fixed addresses has so many notices and messages that its lists have several pages. */
export const hasMuchToRead = ({ path_name }: Pick<DemoFacility, 'path_name'>): boolean =>
  path_name === staticInterviews[0].facility_path_name;
