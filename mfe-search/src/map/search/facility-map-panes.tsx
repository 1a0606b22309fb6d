import { facilityParts } from '../collection/facility-parts.tsx';
import { panesOf } from './map-search-panes.tsx';

export const FacilityMapPanes = panesOf(facilityParts);
