import { sampleFacilityDetail } from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { facilityCrumbs } from './facility.crumbs.ts';
import { facilityStructuredData } from './facility.structured-data.ts';

const place = (changes: Parameters<typeof sampleFacilityDetail>[0] = {}) =>
  facilityStructuredData(sampleFacilityDetail(changes), [], 'https://example.jp')['@graph'][0];

describe('structured data of a facility (R1.3)', () => {
  it('carries address, position, phone and opening hours', () => {
    expect(place()).toMatchObject({
      '@type': 'ChildCare',
      url: 'https://example.jp/f/hanaoka',
      address: {
        addressRegion: '山口県',
        addressLocality: '下松市',
        streetAddress: '大字末武上1065番地',
        postalCode: '7440024',
      },
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

  it('is open to the end of a day that ends at midnight, and all of a whole day', () => {
    expect(place({ weekday_hours: { open: '00:00', close: '24:00' } })).toMatchObject({
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }, {}],
    });
  });

  it('keeps of the street what region and locality do not say', () => {
    const inDistrict = { municipality_name: '平生町', address: '山口県熊毛郡平生町大字平生村1番地' };
    expect(place(inDistrict)).toMatchObject({ address: { streetAddress: '熊毛郡平生町大字平生村1番地' } });
    expect(place({ address: '下松市 大手町三丁目' })).toMatchObject({
      address: { streetAddress: '大手町三丁目' },
    });
    expect((place({ address: '山口県下松市' }) as { address: object }).address).not.toHaveProperty(
      'streetAddress',
    );
  });

  it('gives the first number that can be called', () => {
    expect(place({ phones: ['市役所代表', '43-1234', '0833-45-1848'] })).toMatchObject({
      telephone: '0833-45-1848',
    });
    expect(place({ phones: ['市役所代表'] })).not.toHaveProperty('telephone');
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

  it.each<[string, Parameters<typeof sampleFacilityDetail>[0]]>([
    ['all there is to know', {}],
    [
      'next to nothing',
      { latitude: null, longitude: null, phones: [], weekday_hours: null, saturday_hours: null },
    ],
    ['a day and a night', { facility_type: 2, weekday_hours: { open: '00:00', close: '24:00' } }],
  ])('is valid with %s', async (_, known) => {
    const facility = sampleFacilityDetail(known);
    const data = facilityStructuredData(facility, facilityCrumbs(facility), 'https://example.jp');
    expect(await structuredDataFaults(data)).toEqual([]);
  });

  it('is held against rules that find what is wrong', async () => {
    const [facility, crumbs] = facilityStructuredData(sampleFacilityDetail(), [], 'https://example.jp')[
      '@graph'
    ];
    const { address: _, ...nowhere } = facility as Record<string, unknown>;
    const wrong = {
      ...nowhere,
      adress: 1,
      url: '/f/hanaoka',
      geo: { '@type': 'GeoCoordinates', latitude: '34' },
    };
    const faults = await structuredDataFaults({
      '@context': 'https://schema.org',
      '@graph': [wrong, crumbs],
    });
    expect(faults).toEqual(
      expect.arrayContaining([
        'ChildCare: address is missing',
        'ChildCare.adress does not belong there',
        'ChildCare.url cannot be "/f/hanaoka"',
        'ChildCare.geo.0: longitude is missing',
        'At least two ListItems are required',
      ]),
    );
  });
});
