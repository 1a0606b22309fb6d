import type { JobConditions } from '@enerabi/shared/contract';
import type { Search } from '../index/search-matches.ts';

export interface JobQuery extends Search, Omit<JobConditions, 'keyword'> {}
