import { type FacilityTypeId, facilityTypes } from '@enerabi/shared/constants';

/** Without the other types beside it, その他 alone would say nothing. */
export const typeName = (id: FacilityTypeId): string => (id === 99 ? 'その他の園・施設' : facilityTypes[id]);
