import { type FacilityTypeId, facilityTypes } from '@enerabi/shared/constants';

/** Alone, without the other types beside it, その他 says nothing. */
export const typeName = (id: FacilityTypeId): string => (id === 99 ? 'その他の園・施設' : facilityTypes[id]);
