import { facilityTypes } from '@enerabi/shared/constants';
import type { Cells } from '../layout/cells.ts';
import { type PublishedType, readFacilityType, readOwnership } from '../values/facility-type.ts';
import { readYesNo } from '../values/yes-no.ts';

const unlicensed = 12;
const localDiscretion = 5;
const isCentre = (type: number): boolean => type >= 2 && type <= 5;

/**
 * Reads the kind of a facility and its owner from the column of the kind and from related ones.
 * @param fixed the kind of every facility of the file, if a profile names it
 */
export function kindOf(cells: Cells, fixed: string | null): PublishedType {
  const type = writtenKind(cells, fixed);
  const ownership = cells.read('ownership', readOwnership) ?? type.ownership;
  if (cells.read('certified_centre', readYesNo) && !isCentre(type.facility_type))
    return { ...asCentre(cells, type), ownership };
  if (type.facility_type === unlicensed && cells.read('workplace', readYesNo))
    return { ...type, facility_type_text: `${cells.text('facility_type')}（事業所内）`, ownership };
  return { ...type, ownership };
}

function writtenKind(cells: Cells, fixed: string | null): PublishedType {
  const type =
    cells.read('facility_type', readFacilityType) ?? (fixed ? readFacilityType(fixed).value : null);
  if (type) return type;
  if (cells.has('facility_type'))
    cells.warn('facility_type', 'doubtful', 'no kind of facility; taken as その他');
  return { facility_type: 99, facility_type_text: null, ownership: null };
}

/** A certified centre that is neither a licensed nursery nor a kindergarten is 地方裁量型; otherwise the kind is unknown. */
function asCentre(cells: Cells, { facility_type }: PublishedType): Omit<PublishedType, 'ownership'> {
  const words = `認定こども園（${cells.text('facility_type') || facilityTypes[facility_type]}）`;
  if (facility_type === unlicensed) return { facility_type: localDiscretion, facility_type_text: words };
  cells.warn(
    'certified_centre',
    'doubtful',
    `does not say which of the four kinds; taken as ${facilityTypes[2]}, shown as ${words}`,
  );
  return { facility_type: 2, facility_type_text: words };
}
