import { type JobFlag, jobFlagNames } from '@enerabi/shared/constants';
import type { MapPoint } from '@enerabi/shared/contract';
import { Column } from '../index/column.ts';
import { DocumentTable } from '../index/document-table.ts';
import type { JobDocument } from './job-document.ts';

/** A fact that the posting does not state. */
export const unstated = 0xffff;

export const jobFlagBit = (flag: JobFlag): number => 1 << jobFlagNames.indexOf(flag);

/** Days since 1970, which fit two bytes until 2149. @param day `YYYY-MM-DD` */
export const daysSinceEpoch = (day: string): number => Date.parse(day) / 86_400_000;

/** The facility of postings, for a mark of a map. */
export type OwnerFacility = Pick<MapPoint, 'facility_id' | 'path_name' | 'name' | 'facility_type'>;

/** The documents of postings; equal ones are ordered newest first, then by id. */
export class JobTable extends DocumentTable<JobDocument> {
  /** An index of `facilities`. */
  readonly facility = new Column(Uint32Array);
  readonly facilities: OwnerFacility[] = [];
  readonly #facilityOf = new Map<number, number>();
  readonly jobType = new Column(Uint8Array);
  readonly employmentStatus = new Column(Uint8Array);
  readonly monthlySalary = new Column(Uint32Array);
  readonly hourlySalary = new Column(Uint32Array);
  /** `unstated` is possible here and below. */
  readonly annualDaysOff = new Column(Uint16Array);
  /** Tenths of an hour a month. */
  readonly overtime = new Column(Uint16Array);
  /** Days since 1970, like the two below. */
  readonly postedOn = new Column(Uint16Array);
  readonly updatedOn = new Column(Uint16Array);
  readonly validThrough = new Column(Uint16Array);
  readonly flags = new Column(Uint16Array);

  protected idOf({ job_posting_id }: JobDocument): number {
    return job_posting_id;
  }

  compare(one: number, other: number): number {
    return (
      this.postedOn.at(other) - this.postedOn.at(one) || this.id.at(other) - this.id.at(one) || other - one
    );
  }

  protected setFacts(docId: number, document: JobDocument): void {
    this.facility.set(docId, this.#facility(document));
    this.jobType.set(docId, document.job_type);
    this.employmentStatus.set(docId, document.employment_status);
    this.monthlySalary.set(docId, document.monthly_salary);
    this.hourlySalary.set(docId, document.hourly_salary);
    this.annualDaysOff.set(docId, document.annual_days_off ?? unstated);
    this.overtime.set(
      docId,
      document.overtime_hours === null ? unstated : Math.round(document.overtime_hours * 10),
    );
    this.postedOn.set(docId, daysSinceEpoch(document.posted_on));
    this.updatedOn.set(docId, daysSinceEpoch(document.updated_on));
    this.validThrough.set(docId, daysSinceEpoch(document.valid_through));
    this.flags.set(
      docId,
      jobFlagNames.reduce((bits, flag) => (document[flag] ? bits | jobFlagBit(flag) : bits), 0),
    );
  }

  /** @returns the index of the posting's facility, whose names are now those of this version */
  #facility({ facility_id, facility_path_name, facility_name, facility_type }: JobDocument): number {
    const index = this.#facilityOf.get(facility_id) ?? this.facilities.length;
    this.#facilityOf.set(facility_id, index);
    this.facilities[index] = {
      facility_id,
      path_name: facility_path_name,
      name: facility_name,
      facility_type,
    };
    return index;
  }
}
