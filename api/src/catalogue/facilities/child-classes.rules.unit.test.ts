import type { FacilityRecord } from '@enerabi/shared/server/records';
import { describe, expect, it } from '@jest/globals';
import { sampleRecord } from '../../testing/sample-record.ts';
import { childClassesOf } from './child-classes.rules.ts';

const of = (known: Partial<FacilityRecord>) => childClassesOf(sampleRecord('1', known));
const figures = (child_class_id: 0 | 1 | 2, accepted: number | null) => ({
  child_class_id,
  accepted,
  mark: null,
  waiting: null,
  enrolled: null,
});
const source = { name: 'テスト市', url: null, licence: null };

describe('the classes of a facility (domain section 2)', () => {
  it.each<[string, Partial<FacilityRecord>, number[] | null]>([
    ['nothing known', {}, null],
    [
      'places by class',
      {
        capacity_by_class: [
          { child_class_id: 1, capacity: 10 },
          { child_class_id: 0, capacity: 0 },
        ],
      },
      [1],
    ],
    ['3か月〜就学前', { accept_from_months: 3, accept_to_text: '就学前' }, [0, 1, 2, 3, 4, 5]],
    ['1歳半から', { accept_from_months: 18 }, [1, 2, 3, 4, 5]],
    ['2歳児まで', { accept_to_text: '２歳児' }, [0, 1, 2]],
    ['3歳未満', { accept_to_text: '3歳', accepted_age_text: '0歳～3歳未満' }, [0, 1, 2]],
    ['3歳まで', { accept_to_text: '3歳', accepted_age_text: '0歳～3歳' }, [0, 1, 2, 3]],
    ['小規模保育', { facility_type: 6 }, [0, 1, 2]],
    ['小規模保育 from six months', { facility_type: 6, accept_from_months: 6 }, [0, 1, 2]],
    ['幼稚園', { facility_type: 15 }, [3, 4, 5]],
    ['放課後児童クラブ', { facility_type: 17 }, []],
    ['小学生', { accept_from_months: 72 }, []],
  ])('%s', (_, known, expected) => {
    expect(of(known)).toEqual(expected);
  });

  it('of the newest figures: null is a class that is not offered, zero is one that is full', () => {
    const vacancies = [
      { as_of: '2026-03-01', source, classes: [figures(0, 3)] },
      { as_of: '2026-05-01', source, classes: [figures(0, null), figures(1, 0), figures(2, 2)] },
    ];
    expect(of({ vacancies })).toEqual([1, 2]);
  });
});
