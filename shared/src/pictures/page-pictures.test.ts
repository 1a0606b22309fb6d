import { describe, expect, it } from '@jest/globals';
import { sampleFacilityDetail } from '../testing/samples/sample-facilities.ts';
import { facilityPicture, facilityPictureText } from './page-pictures.ts';

const hanaoka = sampleFacilityDetail({
  stations: [{ name: '周防花岡', line: '岩徳線', walk_minutes: 8 }],
});

describe('the picture of a facility', () => {
  it('says what a parent looks for first', () => {
    expect(facilityPictureText(hanaoka)).toMatchObject({
      name: hanaoka.name,
      type: '認可保育所',
      prefecture_code: '350001',
      municipality_name: '下松市',
      stations: ['岩徳線 周防花岡駅 徒歩8分', '周防花岡駅 徒歩8分'],
      drawing: expect.stringMatching(/^\/illustrations\/facility-\d\.svg$/),
    });
    expect(facilityPictureText({ ...hanaoka, stations: [] }).stations).toEqual([]);
  });

  it('has an address that changes with what it says, and with nothing else', () => {
    const address = facilityPicture(hanaoka);
    expect(address).toMatch(/^\/pictures\/f\/hanaoka\.[0-9a-z]{1,7}\.png$/);
    expect(facilityPicture({ ...hanaoka, capacity: 1, updated_on: '2030-01-01' } as typeof hanaoka)).toBe(
      address,
    );
    for (const change of [{ name: 'はなおか第二保育園' }, { municipality_name: '光市' }, { stations: [] }])
      expect(facilityPicture({ ...hanaoka, ...change })).not.toBe(address);
  });
});
