import { sampleFacilityDetail } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { facilityStructuredData } from './facility.structured-data.ts';

const place = (changes: Parameters<typeof sampleFacilityDetail>[0] = {}) =>
  facilityStructuredData(sampleFacilityDetail(changes), [], 'https://example.jp')['@graph'][0];

describe('structured data of a facility (R1.3)', () => {
  it('carries address, position, phone and opening hours', () => {
    expect(place()).toMatchObject({
      '@type': 'ChildCare',
      url: 'https://example.jp/f/hanaoka',
      address: { addressRegion: '山口県', addressLocality: '下松市', postalCode: '7440024' },
      geo: { latitude: 34.0285, longitude: 131.8601 },
      telephone: '0833-43-1234',
      openingHoursSpecification: [
        {
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '07:30',
          closes: '18:30',
        },
        { dayOfWeek: ['Saturday'], opens: '07:30', closes: '12:30' },
      ],
    });
  });

  it('calls 幼稚園 and 認定こども園 a Preschool', () => {
    expect(place({ facility_type: 15 })?.['@type']).toBe('Preschool');
    expect(place({ facility_type: 2 })?.['@type']).toBe('Preschool');
  });

  it('writes hours past midnight as the next day', () => {
    expect(place({ weekday_hours: { open: '18:00', close: '26:00' } })).toMatchObject({
      openingHoursSpecification: [{ opens: '18:00', closes: '02:00' }, {}],
    });
  });

  it('leaves out what is not known', () => {
    const bare = place({
      latitude: null,
      longitude: null,
      phones: [],
      weekday_hours: null,
      saturday_hours: null,
    });
    for (const name of ['geo', 'telephone', 'openingHoursSpecification'])
      expect(bare).not.toHaveProperty(name);
  });
});
