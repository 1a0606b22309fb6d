import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleRecord, sampleSource } from '../../../testing/sample-record.ts';
import { allFacts, emptiedFacts, type Fact, mergeRecord, type Unreported } from './merge-record.rules.ts';

const earlier = { ...sampleSource, name: '一覧', as_of: '2025-04-01' };
const known = sampleRecord('A', {
  capacity: 90,
  phones: ['03-1234-5678'],
  weekday_hours: { open: '07:00', close: '19:00' },
  services: ['temporary_care', 'parking'],
  remarks: '園庭あり',
  sources: [earlier],
});
const bare = sampleRecord('A', { services: [] });
const unreportedFacts = (...facts: Fact[]): Unreported => ({ facts: new Set(facts), services: new Set() });

/** Some facts of a facility; each may be missing. */
const anyRecord: fc.Arbitrary<FacilityRecord> = fc
  .record({
    capacity: fc.option(fc.integer({ min: 1, max: 200 })),
    fax: fc.option(fc.constantFrom('03-1', '03-2')),
    remarks: fc.option(fc.constantFrom('一', '二')),
    weekday_hours: fc.option(fc.constant({ open: '07:00', close: '18:00' })),
    services: fc.subarray(['extended_care', 'parking', 'night_care'] as const),
    sources: fc.constantFrom([earlier], [sampleSource]),
  })
  .map((facts) => sampleRecord('A', facts));
const anyUnreported: fc.Arbitrary<Unreported> = fc
  .record({ facts: fc.subarray([...allFacts]), services: fc.subarray(['extended_care', 'parking'] as const) })
  .map(({ facts, services }) => ({ facts: new Set(facts), services: new Set(services) }));

describe('a record of a facility that is known', () => {
  it('leaves unreported facts, with the source that reported them', () => {
    const merged = mergeRecord(known, bare, unreportedFacts('capacity', 'remarks'));
    expect(merged).toMatchObject({ capacity: 90, remarks: '園庭あり', services: [] });
    expect(merged.phones).toBeUndefined();
    expect(merged.sources).toEqual([sampleSource, { ...earlier, facts: ['capacity', 'remarks'] }]);
    expect(emptiedFacts(known, merged)).toEqual(['phones', 'weekday_hours', 'services']);
  });

  it('adds words of other columns to remarks, without repeating them', () => {
    const record = { ...bare, remarks: '園庭あり\n定員：20人（うち0歳児6人）' };
    expect(mergeRecord(known, record, unreportedFacts('remarks')).remarks).toBe(
      '園庭あり\n定員：20人（うち0歳児6人）',
    );
  });

  it('empties no unreported fact, and is idempotent', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyUnreported, (before, record, unreported) => {
        const merged = mergeRecord(before, record, unreported);
        const emptied = emptiedFacts(before, merged);
        expect(emptied.filter((fact) => fact !== 'services' && unreported.facts.has(fact as Fact))).toEqual(
          [],
        );
        for (const service of unreported.services)
          if (before.services?.includes(service)) expect(merged.services).toContain(service);
        const again = mergeRecord(merged, record, unreported);
        expect({ ...again, services: [...(again.services ?? [])].sort() }).toEqual({
          ...merged,
          services: [...(merged.services ?? [])].sort(),
        });
        expect(emptiedFacts(merged, again)).toEqual([]);
      }),
    );
  });

  it('without unreported facts replaces all that is known', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (before, record) => {
        const merged = mergeRecord(before, record, unreportedFacts());
        expect(merged).toEqual({ ...record, remarks: record.remarks ?? null });
      }),
    );
  });
});
