import type { SearchConditions } from '@enerabi/shared/contract';
import type { Search } from '../index/search-matches.ts';

export interface FacilityQuery extends Search, Omit<SearchConditions, 'keyword'> {}
