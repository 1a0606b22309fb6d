import { designatedCities } from '@enerabi/gazetteer/municipality-codes/designated-cities';
import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import { parseVacancyProfile } from '../vacancy-profile.ts';
import { placeOfRow } from './vacancy-place.ts';

const none = { code: '', ward: '', address: '' };
const wards = designatedCities.flatMap((city) =>
  city.wards.map((ward) => {
    const prefecture = prefectureByCode(withCheckDigit(`${city.code.slice(0, 2)}000`))?.name ?? '';
    const municipality = { code: city.code, name: prefecture + city.name };
    return {
      city,
      ward,
      prefecture,
      profile: parseVacancyProfile(JSON.stringify({ name: 'own', municipality }), 'own'),
      place: { codes: [ward.code, city.code], name: prefecture + city.name + ward.name },
    };
  }),
);

describe('where a row of vacancies says that its facility is', () => {
  it('is known of all 171 wards, in every layout', () => {
    for (const { city, ward, prefecture, profile, place } of wards) {
      const address = `${prefecture}${city.name}${ward.name}本町1`;
      expect(placeOfRow({ ...none, code: ward.code }, null)).toEqual({ ...place, address: null });
      expect(placeOfRow({ ...none, code: city.code, ward: ward.name }, null)).toEqual({
        ...place,
        address: null,
      });
      expect(placeOfRow({ ...none, ward: city.name + ward.name }, null)).toEqual({ ...place, address: null });
      expect(placeOfRow({ ...none, ward: ward.name }, profile)).toEqual({ ...place, address: null });
      expect(placeOfRow({ ...none, address }, null)).toEqual({ ...place, address });
      expect(placeOfRow({ ...none, code: city.code, address: `${ward.name} 本町1` }, null)).toEqual({
        ...place,
        address,
      });
      expect(placeOfRow({ ...none, ward: ward.name, address: '本町1' }, profile)).toEqual({
        ...place,
        address,
      });
    }
  });

  it('may be any ward of a city that alone is named', () => {
    expect(placeOfRow({ ...none, code: '141500' }, null)).toEqual({
      codes: ['141500', '141518', '141526', '141534'],
      name: '神奈川県相模原市',
      address: null,
    });
  });

  it('is a town like any other elsewhere, with the address where it has one', () => {
    expect(placeOfRow({ ...none, code: '131041' }, null)).toEqual({
      codes: ['131041'],
      name: '東京都',
      address: null,
    });
    const profile = parseVacancyProfile(
      '{"name":"own","municipality":{"code":"352071","name":"山口県下松市"}}',
      'own',
    );
    expect(placeOfRow({ ...none, address: '下松市潮音町4-2-1' }, profile)).toEqual({
      codes: ['352071'],
      name: '山口県下松市',
      address: '山口県下松市潮音町4-2-1',
    });
    expect(placeOfRow({ ...none, code: '131041', address: '東京都新宿区西新宿2-8' }, null)).toEqual({
      codes: ['131041'],
      name: '東京都新宿区',
      address: '東京都新宿区西新宿2-8',
    });
  });
});
