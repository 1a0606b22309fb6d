import { describe, expect, it } from '@jest/globals';
import { facilityDetail, facilitySummary } from '../contract/catalogue/facility.schemas.ts';
import { sampleFacility, sampleFacilityDetail } from './samples/sample-facilities.ts';

describe('sample facilities', () => {
  it('keep the contract', () => {
    expect(facilitySummary.parse(sampleFacility())).toEqual(sampleFacility());
    expect(facilityDetail.parse(sampleFacilityDetail())).toEqual(sampleFacilityDetail());
  });
});
