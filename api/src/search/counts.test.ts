import type { ListQuestion } from '@enerabi/shared/contract';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { saveFacilities } from '../facilities/facility.record.ts';
import { describeOnDatabases } from '../testing/databases.ts';
import { FacilitySearch } from './facility-search.ts';
import { anyFacility, anyQuestion } from './testing/sample-search.ts';

const now = new Date('2026-05-20T10:00:00+09:00');

describeOnDatabases('counts of conditions', (database) => {
  it('are what a list of each of them finds, the other conditions staying as they are', async () => {
    const records = Array.from({ length: 80 }, (_, at) =>
      fc.sample(anyFacility(`F${at}`), { numRuns: 1, seed: at }),
    ).flat();
    await saveFacilities(database.db, records);
    const search = new FacilitySearch(database.db);
    const totalOf = async (question: ListQuestion, instead: Partial<ListQuestion>) =>
      (await search.list({ ...question, ...instead }, now)).value().total;

    await fc.assert(
      fc.asyncProperty(anyQuestion([]), async (asked) => {
        const {
          sort: _sort,
          page: _page,
          limit: _limit,
          search_target_lat: _lat,
          search_target_lng: _lng,
          ...conditions
        } = asked;
        const question = { ...asked, page: 1, limit: 1 };
        const counts = await search.counts(conditions, now);
        expect(counts.total).toBe(await totalOf(question, {}));
        for (const { area, facilities } of counts.areas)
          expect(await totalOf(question, { area })).toBe(facilities);
        for (const { municipality_code, facilities } of counts.municipalities)
          expect(await totalOf(question, { municipalities: [municipality_code] })).toBe(facilities);
        for (const { facility_type, facilities } of counts.facility_types)
          expect(await totalOf(question, { facility_types: [facility_type] })).toBe(facilities);
        for (const { child_class_id, facilities, with_vacancy } of counts.child_classes) {
          expect(await totalOf(question, { child_class_id })).toBe(facilities);
          expect(await totalOf(question, { child_class_id, has_vacancy: true })).toBe(with_vacancy);
        }
        for (const { time, facilities } of counts.opens_by)
          expect(await totalOf(question, { opens_by: time })).toBe(facilities);
        for (const { time, facilities } of counts.open_until)
          expect(await totalOf(question, { open_until: time })).toBe(facilities);
        for (const { service, facilities } of counts.services)
          expect(await totalOf(question, { services: [...(question.services ?? []), service] })).toBe(
            facilities,
          );
        for (const flag of [
          'has_vacancy',
          'is_open_saturday',
          'has_meals',
          'has_garden',
          'has_bookable_visit',
          'search_ask_onetime',
        ] as const)
          expect(await totalOf(question, { [flag]: true })).toBe(counts[flag]);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
