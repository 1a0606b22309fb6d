import { listNearbyFacilities } from '@enerabi/shared/contract/catalogue/facility.schemas';
import { listFacilities } from '@enerabi/shared/contract/search/facility-search.schemas';
import { describe, expect, it } from '@jest/globals';
import { fieldProblems } from './field-problems.ts';
import { readQuery } from './query.ts';

const result = (schema: { safeParse: typeof listFacilities.query.safeParse }, query: string) => {
  const result = schema.safeParse(readQuery(query), { reportInput: true });
  return result.success
    ? []
    : fieldProblems(result.error.issues).map(({ field, code }) => `${field} ${code}`);
};

describe('field problems', () => {
  it.each([
    ['page=0', ['page too_small']],
    ['page=100001', ['page too_big']],
    ['limit=101', ['limit too_big']],
    ['page=1e3', ['page invalid_format']],
    ['page=', ['page invalid_format']],
    ['page=1.5', ['page invalid_format']],
    ['page=1&page=2', ['page invalid_type']],
    ['area=13', ['area invalid_format']],
    ['sort=best', ['sort invalid_value']],
    ['sort=distance', ['sort custom']],
    ['search_target_lng=139', ['search_target_lat custom']],
    ['walk_minutes=7', ['walk_minutes custom']],
    ['area[]=130001', ['area invalid_type']],
    ['south=99', ['south unknown_field']],
    ['facility_types=1', ['facility_types invalid_type']],
    ['facility_types[]=1&facility_types[]=44', ['facility_types.1 invalid_value']],
    ['facility_types[]=x', ['facility_types.0 invalid_format']],
    [`keyword=${'あ'.repeat(101)}`, ['keyword too_big']],
    ['prefecture=1&page=x', ['page invalid_format', 'prefecture unknown_field']],
    ['__proto__=1', ['__proto__ unknown_field']],
    ['area=130001&keyword=%20&facility_types[]=1&sort=kana&page=1&limit=100', []],
  ])('of the list: %s', (query, expected) => {
    expect(result(listFacilities.query, query)).toEqual(expected);
  });

  it('name what is missing', () => {
    expect(result(listNearbyFacilities.query as never, 'search_target_lat=91')).toEqual([
      'search_target_lat too_big',
      'search_target_lng required',
    ]);
  });

  it('have a sentence each', () => {
    const result = listFacilities.query.safeParse({ page: 'x' });
    const [problem] = fieldProblems(result.error?.issues ?? []);
    expect(problem?.message).toMatch(/must match pattern/);
  });
});
