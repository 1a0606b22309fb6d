import { staticInterviews } from '@enerabi/shared/constants';
import type { DemoFacility } from './demo-facility.ts';

/** One facility tells, and is told of, so much that its lists have several pages: the first of the fixed addresses. */
export const hasMuchToRead = ({ path_name }: Pick<DemoFacility, 'path_name'>): boolean =>
  path_name === staticInterviews[0].facility_path_name;
