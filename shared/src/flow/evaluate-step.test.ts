import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { addressOf, enterStep, leaveStep, stepAt } from './evaluate-step.ts';
import type { Facts } from './flow.ts';
import { type SampleFact, sampleFacts, sampleFlow, sampleSteps } from './testing/sample-flow.ts';

const everyFact: Facts<SampleFact> = { isChosen: true, isFilled: true, isChecked: true };
const step = fc.constantFrom(...sampleSteps);
const page = fc.constantFrom(...sampleSteps, 'elsewhere' as const);
const facts = fc.record(Object.fromEntries(sampleFacts.map((fact) => [fact, fc.boolean()])), {
  requiredKeys: [],
}) as fc.Arbitrary<Facts<SampleFact>>;

describe('entering a step (R2)', () => {
  it('asks for facts in the order of the declaration, and before it asks where a visitor comes from', () => {
    const confirm = { step: 'confirm', from: 'elsewhere' } as const;
    expect(enterStep(sampleFlow, { ...confirm, facts: {} })).toEqual({ kind: 'redirect', to: 'input' });
    expect(enterStep(sampleFlow, { ...confirm, facts: { isChosen: true } })).toEqual({
      kind: 'redirect',
      to: 'facility',
    });
    expect(enterStep(sampleFlow, { ...confirm, facts: everyFact })).toMatchObject({ to: 'facility' });
    expect(enterStep(sampleFlow, { step: 'confirm', from: 'input', facts: everyFact })).toEqual({
      kind: 'enter',
      facts: everyFact,
    });
  });

  it('takes a further origin only while its fact holds', () => {
    const back = { step: 'input', from: 'confirm' } as const;
    expect(enterStep(sampleFlow, { ...back, facts: { isChosen: true } }).kind).toBe('enter');
    expect(enterStep(sampleFlow, { ...back, facts: { isChosen: false } })).toEqual({
      kind: 'redirect',
      to: 'facility',
    });
  });

  it('makes a fact false, unless the visitor comes from where it was set', () => {
    const entered = (from: 'input' | 'confirm') =>
      enterStep(sampleFlow, { step: 'input', from, facts: everyFact });
    expect(entered('input')).toEqual({ kind: 'enter', facts: { ...everyFact, isFilled: false } });
    expect(entered('confirm')).toEqual({ kind: 'enter', facts: everyFact });
  });

  test('a step without guards is entered from everywhere with what is known', () => {
    fc.assert(
      fc.property(page, facts, (from, known) => {
        expect(enterStep(sampleFlow, { step: 'complete', from, facts: known })).toEqual({
          kind: 'enter',
          facts: known,
        });
      }),
    );
  });

  test('no step is shown without what it requires, and entering never makes a fact true', () => {
    fc.assert(
      fc.property(step, page, facts, (to, from, known) => {
        const before = structuredClone(known);
        const entered = enterStep(sampleFlow, { step: to, from, facts: known });
        expect(known).toEqual(before);
        if (entered.kind === 'redirect') return;
        for (const { fact } of sampleFlow.steps[to].requires ?? []) expect(known[fact]).toBe(true);
        for (const fact of sampleFacts) if (entered.facts[fact]) expect(known[fact]).toBe(true);
      }),
    );
  });

  test('an absent fact counts as a false one', () => {
    fc.assert(
      fc.property(step, page, facts, (to, from, known) => {
        const spelledOut = { isChosen: false, isFilled: false, isChecked: false, ...known };
        const answers = [known, spelledOut].map((state) =>
          enterStep(sampleFlow, { step: to, from, facts: state }),
        );
        expect(answers[0]).toMatchObject({ kind: answers[1]?.kind });
      }),
    );
  });
});

test('leaving makes one fact false, or none, and touches no other (R2.6)', () => {
  expect(leaveStep(sampleFlow, { step: 'input', to: 'confirm', facts: everyFact })).toEqual(everyFact);
  expect(leaveStep(sampleFlow, { step: 'input', to: 'elsewhere', facts: everyFact })).toEqual({
    ...everyFact,
    isChecked: false,
  });
  fc.assert(
    fc.property(step, page, facts, (from, to, known) => {
      const left = leaveStep(sampleFlow, { step: from, to, facts: known });
      expect({ ...left, isChecked: null }).toEqual({ ...known, isChecked: null });
    }),
  );
});

describe('addresses of steps', () => {
  it('carry the path name of the facility in one piece', () => {
    expect(addressOf(sampleFlow, 'facility', 'hanaoka')).toBe('/f/hanaoka');
    expect(addressOf(sampleFlow, 'input', '花岡 a/b?c#d')).toBe(
      `/sample/${encodeURIComponent('花岡 a/b?c#d')}/input`,
    );
    // These mean something to String.replace.
    expect(addressOf(sampleFlow, 'input', "$&$'$1")).toBe(`/sample/${encodeURIComponent("$&$'$1")}/input`);
  });

  test('a step is found at its own address, whatever the path name', () => {
    fc.assert(
      fc.property(step, fc.string({ unit: 'binary' }), (to, pathName) => {
        const address = addressOf(sampleFlow, to, pathName);
        expect(stepAt(sampleFlow, address, pathName)).toBe(to);
      }),
    );
  });

  test('a browser may spell an address in another way', () => {
    for (const pathname of ['/sample/花岡/input', '/sample/%E8%8A%B1%e5%b2%a1/input'])
      expect(stepAt(sampleFlow, pathname, '花岡')).toBe('input');
  });

  test('another facility, another page and half an escape are elsewhere', () => {
    for (const pathname of ['/sample/aoba/input', '/f/hanaoka', '/sample/hanaoka/input/', '/%E0%A4%A', ''])
      expect(stepAt(sampleFlow, pathname, 'hanaoka')).toBe('elsewhere');
    fc.assert(
      fc.property(fc.string(), (pathname) => {
        expect(() => stepAt(sampleFlow, pathname, 'hanaoka')).not.toThrow();
      }),
    );
  });
});
