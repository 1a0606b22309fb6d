import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sampleRecord, sampleSource } from '../../../testing/sample-record.ts';
import { allFacts, emptiedFacts, type Fact, mergeRecord, type Silence } from './merge-record.rules.ts';

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
const silentOn = (...facts: Fact[]): Silence => ({ facts: new Set(facts), services: new Set() });

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
const anySilence: fc.Arbitrary<Silence> = fc
  .record({ facts: fc.subarray([...allFacts]), services: fc.subarray(['extended_care', 'parking'] as const) })
  .map(({ facts, services }) => ({ facts: new Set(facts), services: new Set(services) }));

describe('a record of a facility that is known', () => {
  it('leaves what it is silent about, with the source that told it', () => {
    const merged = mergeRecord(known, bare, silentOn('capacity', 'remarks'));
    expect(merged).toMatchObject({ capacity: 90, remarks: '園庭あり', services: [] });
    expect(merged.phones).toBeUndefined();
    expect(merged.sources).toEqual([sampleSource, { ...earlier, facts: ['capacity', 'remarks'] }]);
    expect(emptiedFacts(known, merged)).toEqual(['phones', 'weekday_hours', 'services']);
  });

  it('adds to remarks where other columns tell of some, without saying them twice', () => {
    const record = { ...bare, remarks: '園庭あり\n定員：20人（うち0歳児6人）' };
    expect(mergeRecord(known, record, silentOn('remarks')).remarks).toBe(
      '園庭あり\n定員：20人（うち0歳児6人）',
    );
  });

  it('empties nothing that it is silent about, and says the same a second time', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anySilence, (before, record, silence) => {
        const merged = mergeRecord(before, record, silence);
        const emptied = emptiedFacts(before, merged);
        expect(emptied.filter((fact) => fact !== 'services' && silence.facts.has(fact as Fact))).toEqual([]);
        for (const service of silence.services)
          if (before.services?.includes(service)) expect(merged.services).toContain(service);
        const again = mergeRecord(merged, record, silence);
        expect({ ...again, services: [...(again.services ?? [])].sort() }).toEqual({
          ...merged,
          services: [...(merged.services ?? [])].sort(),
        });
        expect(emptiedFacts(merged, again)).toEqual([]);
      }),
    );
  });

  it('without silence is the whole truth', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (before, record) => {
        const merged = mergeRecord(before, record, silentOn());
        expect(merged).toEqual({ ...record, remarks: record.remarks ?? null });
      }),
    );
  });
});
