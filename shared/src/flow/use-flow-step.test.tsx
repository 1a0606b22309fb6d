import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Facts } from './flow.ts';
import { flowStore } from './flow-state.ts';
import { type SampleFact, type SampleStep, sampleFlow } from './testing/sample-flow.ts';
import { useFlowStep } from './use-flow-step.ts';

const store = flowStore<null, SampleFact, SampleStep>();
const known = () => store()?.getState();

interface Shown {
  step: SampleStep;
  facility?: string;
  facts?: Facts<SampleFact>;
}

const show = (shown: Shown) =>
  renderHook(
    ({ step, facility = 'hanaoka', facts = {} }: Shown) =>
      useFlowStep({ flow: sampleFlow, step, store, facility, facts }),
    { initialProps: shown },
  );

const goTo = (path: string) => window.history.pushState(null, '', path);

describe('a page that says which step is shown', () => {
  beforeEach(() => {
    store()?.setState({ facts: {}, draft: null, facility: null, shown: 'elsewhere' });
    goTo('/sample/hanaoka/input');
  });

  it('adds what it proves to what is known', () => {
    store()?.setState({ facility: 'hanaoka', facts: { isFilled: true } });
    show({ step: 'input', facts: { isChosen: true } });
    expect(known()).toMatchObject({
      shown: 'input',
      facility: 'hanaoka',
      facts: { isChosen: true, isFilled: true },
    });
  });

  it("forgets another facility's facts", () => {
    store()?.setState({ facility: 'aoba', facts: { isFilled: true } });
    show({ step: 'input', facts: { isChosen: true } });
    expect(known()).toMatchObject({ facility: 'hanaoka', facts: { isChosen: true } });
    expect(known()?.facts).not.toHaveProperty('isFilled');
  });

  it.each([
    ['/sample/hanaoka/confirm', true],
    ['/sample/hanaoka/complete', false],
    ['/f/hanaoka', false],
    ['/sample/aoba/confirm', false],
  ])('left for %s, it is elsewhere, and what leaving clears stays: %s (R2.6)', (path, stays) => {
    const { unmount } = show({ step: 'input', facts: { isChecked: true, isChosen: true } });
    goTo(path);
    unmount();
    expect(known()).toMatchObject({ shown: 'elsewhere', facts: { isChosen: true, isChecked: stays } });
  });

  it('taken down at its own address, it is not left', () => {
    const { unmount } = show({ step: 'input', facts: { isChecked: true } });
    unmount();
    expect(known()).toMatchObject({ shown: 'input', facts: { isChecked: true } });
  });

  it('shows the same facility in another spelling of its address', () => {
    goTo('/sample/%E8%8A%B1%E5%B2%A1/input');
    const { unmount } = show({ step: 'input', facility: '花岡', facts: { isChecked: true } });
    goTo('/sample/花岡/confirm');
    unmount();
    expect(known()?.facts.isChecked).toBe(true);
  });

  it('a fact that the page learns later is known at once', () => {
    const { rerender } = show({ step: 'input' });
    rerender({ step: 'input', facts: { isFilled: true } });
    expect(known()?.facts).toEqual({ isFilled: true });
  });

  it('the next page follows the one that is left', () => {
    const first = show({ step: 'input', facts: { isChecked: true } });
    goTo('/sample/hanaoka/confirm');
    first.unmount();
    show({ step: 'confirm' });
    expect(known()).toMatchObject({ shown: 'confirm', facts: { isChecked: true } });
  });
});
