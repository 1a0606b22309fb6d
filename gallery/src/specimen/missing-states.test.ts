import { describe, expect, it } from '@jest/globals';
import { contradictedStates, missingStates } from './missing-states.ts';
import type { Specimen } from './specimen.ts';

const specimen = (state: Specimen['state'], also?: Specimen['state']): Specimen => ({
  name: state,
  state,
  ...(also && { also }),
  render: () => null,
});

describe('a sheet', () => {
  const shown = [specimen('default'), specimen('narrow', 'long')];

  it('owes the states of its kind that none of its specimens shows', () => {
    expect(missingStates({ title: '', kind: 'display', specimens: shown })).toEqual([]);
    expect(missingStates({ title: '', kind: 'link', specimens: shown })).toEqual(['hover', 'focus']);
  });

  it('does not owe what its components have not', () => {
    const sheet = { title: '', kind: 'link', specimens: shown, lacks: { hover: '…' } } as const;
    expect(missingStates(sheet)).toEqual(['focus']);
    expect(contradictedStates(sheet)).toEqual([]);
  });

  it('cannot both show a state and say that it is lacking', () => {
    expect(contradictedStates({ specimens: shown, lacks: { long: '…', error: '…' } })).toEqual(['long']);
  });
});
