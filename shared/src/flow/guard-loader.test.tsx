import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FlowState } from './flow-state.ts';
import { flowStore } from './flow-state.ts';
import { bringFacts, guardLoader } from './guard-loader.ts';
import { type SampleFact, type SampleStep, sampleFlow } from './testing/sample-flow.ts';
import { answerOf, visit } from './testing/visit.ts';

type State = FlowState<null, SampleFact, SampleStep>;

const store = flowStore<null, SampleFact, SampleStep>();
const opened = (step: SampleStep, facility = 'hanaoka', args = visit(facility)) =>
  answerOf(guardLoader({ flow: sampleFlow, step, store, load: async () => 'shown' })(args));

/** What this tab knows before a link is followed. */
const tabAt = (state: Partial<State>) =>
  store()?.setState({ facts: {}, draft: null, facility: 'hanaoka', shown: 'elsewhere', ...state });

describe('the guards in a browser, which knows the page before (R2.8)', () => {
  beforeEach(() => tabAt({}));

  it('one tab has one store', () => {
    expect(store()).toBeDefined();
    expect(store()).toBe(store());
  });

  it('from another page of the site, input leads to the facility', async () => {
    expect(await opened('input')).toBe('/f/hanaoka');
  });

  it('what the tab knows opens a step', async () => {
    tabAt({ shown: 'input', facts: { isChosen: true, isFilled: true } });
    expect(await opened('confirm')).toBe('shown');
  });

  it("another facility's facts do not count", async () => {
    tabAt({ shown: 'input', facts: { isChosen: true, isFilled: true } });
    expect(await opened('confirm', 'aoba')).toBe('/sample/aoba/input');
    tabAt({ shown: 'confirm', facts: { isChosen: true } });
    expect(await opened('input', 'aoba')).toBe('/f/aoba');
  });

  it("a visit to another facility leaves this facility's facts until its page is shown", async () => {
    const facts = { isChosen: true, isFilled: true };
    tabAt({ shown: 'confirm', facts });
    expect(await opened('complete', 'aoba')).toBe('shown');
    expect(store()?.getState()).toMatchObject({ facility: 'hanaoka', facts });
  });

  it('entering clears what the declaration says, and a redirect clears nothing', async () => {
    const facts = { isChosen: true, isFilled: true };
    tabAt({ facts });
    expect(await opened('input')).toBe('/f/hanaoka');
    expect(store()?.getState().facts).toEqual(facts);
    const args = visit('hanaoka');
    bringFacts<SampleStep, SampleFact>(args, 'input', facts);
    expect(await opened('input', 'hanaoka', args)).toBe('shown');
    expect(store()?.getState().facts).toEqual({ isChosen: true, isFilled: false });
  });

  it('the shown page that is loaded anew is not entered again', async () => {
    tabAt({ shown: 'confirm' });
    expect(await opened('confirm')).toBe('shown');
    expect(await opened('confirm', 'aoba')).toBe('/sample/aoba/input');
  });

  it('a form that is answered in place is asked all the same', async () => {
    tabAt({ shown: 'confirm', facts: { isChosen: true, isFilled: true } });
    const args = visit('hanaoka');
    bringFacts<SampleStep, SampleFact>(args, 'complete', { isChosen: true, isFilled: true });
    expect(await opened('confirm', 'hanaoka', args)).toBe('/f/hanaoka');
  });
});
