import { jobParts } from '../collection/job-parts.tsx';
import { panesOf } from './map-search-panes.tsx';

export const JobMapPanes = panesOf(jobParts);
