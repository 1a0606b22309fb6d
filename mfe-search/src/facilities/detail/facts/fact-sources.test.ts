import { sampleSource } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { sourcesOf } from './fact-sources.ts';

const rest = sampleSource;
const hours = { ...sampleSource, name: '園からの届け出', facts: ['weekday_hours', 'capacity'] };

describe('sourcesOf', () => {
  it('takes the source that names a fact, and the one without names for all others', () => {
    expect(sourcesOf(['name', 'capacity', 'address', 'weekday_hours'], [rest, hours])).toEqual([
      { source: rest, fields: ['name', 'address'] },
      { source: hours, fields: ['capacity', 'weekday_hours'] },
    ]);
  });

  it('names no source for a fact without one', () => {
    expect(sourcesOf(['name', 'capacity'], [hours])).toEqual([{ source: hours, fields: ['capacity'] }]);
    expect(sourcesOf(['name'], [])).toEqual([]);
  });
});
