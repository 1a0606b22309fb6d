import { countFacilities, listFacilities, searchFacilitiesByMap } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import { asRead } from './as-read.ts';
import { addressOf, kindNames, queriesAbout } from './queries.ts';

const fact = {
  name: 'ひまわり保育園',
  facility_type: 1,
  prefecture_code: '130001',
  municipality_code: '131016',
  municipality_name: '千代田区',
  latitude: 35.69,
  longitude: 139.75,
};

it.each(kindNames)('the API accepts every query of the kind: %s', async (kind) => {
  const queries = queriesAbout({ sample: [fact], totals: { 130001: 3_000 } }, 40);
  const addresses = queries.filter((query) => query.kind === kind).map(addressOf);
  expect(addresses).toHaveLength(40);
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const operation = [listFacilities, countFacilities, searchFacilitiesByMap].find(
      ({ path }) => path === pathname,
    );
    const schemas = await operation?.schemas();
    const { success } = schemas?.query.safeParse(asRead(searchParams)) ?? {};
    expect({ address, success }).toEqual({ address, success: true });
  }
});
