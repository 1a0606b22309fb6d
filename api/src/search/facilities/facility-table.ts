import { youngestAge } from '../../catalogue/facilities/youngest-age.rules.ts';
import { codePointOrder } from '../index/code-point-order.ts';
import { Column } from '../index/column.ts';
import { DocumentTable } from '../index/document-table.ts';
import type { FacilityDocument } from './facility-document.ts';
import { dayNumber, everyClass, factBits, maskOf, minutesOf } from './facility-facts.ts';

/** No facility opens or closes at this time. */
export const unknownTime = 0xffff;

/** The documents of facilities; equal ones are ordered by reading (五十音順), then by id. */
export class FacilityTable extends DocumentTable<FacilityDocument> {
  readonly names: Pick<FacilityDocument, 'path_name' | 'name' | 'sort_kana'>[] = [];
  readonly facilityType = new Column(Uint8Array);
  readonly capacity = new Column(Int32Array);
  readonly updatedOn = new Column(Uint32Array);
  readonly listedOn = new Column(Uint32Array);
  /** 0 without figures. */
  readonly vacancyAsOf = new Column(Uint32Array);
  readonly opensAt = new Column(Uint16Array);
  readonly closesAt = new Column(Uint16Array);
  /** In the encoding of `youngestAge`. */
  readonly youngest = new Column(Uint16Array);
  readonly classes = new Column(Uint8Array);
  readonly vacantClasses = new Column(Uint8Array);
  readonly facts = new Column(Uint32Array);

  protected idOf({ facility_id }: FacilityDocument): number {
    return facility_id;
  }

  compare(one: number, other: number): number {
    return (
      codePointOrder(this.names[one]?.sort_kana ?? '', this.names[other]?.sort_kana ?? '') ||
      this.id.at(one) - this.id.at(other) ||
      one - other
    );
  }

  protected setFacts(docId: number, document: FacilityDocument): void {
    const { path_name, name, sort_kana } = document;
    this.names[docId] = { path_name, name, sort_kana };
    this.facilityType.set(docId, document.facility_type);
    this.capacity.set(docId, document.capacity ?? -1);
    this.updatedOn.set(docId, dayNumber(document.updated_on));
    this.listedOn.set(docId, dayNumber(document.listed_on));
    this.vacancyAsOf.set(docId, document.vacancy_as_of ? dayNumber(document.vacancy_as_of) : 0);
    this.opensAt.set(docId, document.opens_at ? minutesOf(document.opens_at) : unknownTime);
    this.closesAt.set(docId, document.closes_at ? minutesOf(document.closes_at) : unknownTime);
    this.youngest.set(docId, youngestAge(document));
    this.classes.set(docId, document.child_class_ids ? maskOf(document.child_class_ids) : everyClass);
    this.vacantClasses.set(docId, maskOf(document.vacant_class_ids));
    this.facts.set(docId, factBits(document));
  }
}
