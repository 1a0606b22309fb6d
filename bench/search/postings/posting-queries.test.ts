import { countJobs, listJobs } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import { asRead } from '../queries/as-read.ts';
import { postingKinds, postingQueries } from './posting-queries.ts';

const fact = {
  name: 'ひまわり保育園',
  facility_type: 1,
  prefecture_code: '130001',
  municipality_code: '131016',
  municipality_name: '千代田区',
  latitude: 35.69,
  longitude: 139.75,
};

it.each(postingKinds)('the API accepts every query of the kind: %s', async (kind) => {
  const paths = postingQueries([fact], 40).flatMap((query) => (query.kind === kind ? [query.path] : []));
  expect(paths).toHaveLength(40);
  for (const path of paths) {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const schemas = await [listJobs, countJobs].find((one) => one.path === pathname)?.schemas();
    const { success } = schemas?.query.safeParse(asRead(searchParams)) ?? {};
    expect({ path, success }).toEqual({ path, success: true });
  }
});
