import { defineFlow } from '../flow.ts';

/** A flow that uses every kind of guard. */
export const sampleFlow = defineFlow({
  name: 'sample',
  facility: 'f/:facility_path_name',
  steps: {
    input: {
      path: 'sample/:facility_path_name/input',
      enterFrom: {
        steps: ['input'],
        alsoFrom: { steps: ['confirm'], while: 'isChosen' },
        otherwise: 'facility',
      },
      onEnter: { clears: 'isFilled', unlessFrom: ['confirm'] },
      onLeave: { clears: 'isChecked', unlessTo: ['confirm'] },
    },
    confirm: {
      path: 'sample/:facility_path_name/confirm',
      requires: [
        { fact: 'isChosen', otherwise: 'input' },
        { fact: 'isFilled', otherwise: 'facility' },
      ],
      enterFrom: { steps: ['input'], otherwise: 'facility' },
      onLeave: { clears: 'isChecked', unlessTo: ['confirm'] },
    },
    complete: { path: 'sample/:facility_path_name/complete' },
  },
});

export type SampleStep = keyof typeof sampleFlow.steps;
export const sampleSteps = Object.keys(sampleFlow.steps) as SampleStep[];
export const sampleFacts = ['isChosen', 'isFilled', 'isChecked'] as const;
export type SampleFact = (typeof sampleFacts)[number];
