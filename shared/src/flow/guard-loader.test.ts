import { describe, expect, it } from '@jest/globals';
import type { LoaderArgs } from '../kernel/index.ts';
import type { Facts } from './flow.ts';
import { flowStore } from './flow-state.ts';
import { bringFacts, guardLoader, isPosted } from './guard-loader.ts';
import { type SampleFact, type SampleStep, sampleFlow } from './testing/sample-flow.ts';
import { answerOf, visit } from './testing/visit.ts';

const store = flowStore<null, SampleFact, SampleStep>();
const loaderOf = (step: SampleStep, factsOf?: (args: LoaderArgs) => Facts<SampleFact>) =>
  guardLoader({ flow: sampleFlow, step, store, factsOf, load: async () => 'shown' });

describe('the guards on a server, where nothing outlives a request (R2.8)', () => {
  it('there is no store', () => {
    expect(store()).toBeUndefined();
  });

  it('a document counts as entered from the page itself', async () => {
    expect(await answerOf(loaderOf('input')(visit('hanaoka')))).toBe('shown');
  });

  it('a step whose facts are missing redirects, with the facility as the address names it', async () => {
    expect(await answerOf(loaderOf('confirm')(visit('花岡')))).toBe(
      `/sample/${encodeURIComponent('花岡')}/input`,
    );
  });

  it('the address may prove facts', async () => {
    const loader = loaderOf('confirm', () => ({ isChosen: true }));
    expect(await answerOf(loader(visit('hanaoka')))).toBe('/f/hanaoka');
  });

  it('a form brings facts and its page to the answer of the same request, and to no other', async () => {
    const args = visit('hanaoka');
    expect(isPosted(args)).toBe(false);
    bringFacts<SampleStep, SampleFact>(args, 'input', { isChosen: true, isFilled: true });
    expect(isPosted(args)).toBe(true);
    expect(await answerOf(loaderOf('confirm')(args))).toBe('shown');
    expect(await answerOf(loaderOf('confirm')(visit('hanaoka')))).toBe('/sample/hanaoka/input');
  });

  it('a form that comes from another page than the step allows redirects', async () => {
    const args = visit('hanaoka');
    bringFacts<SampleStep, SampleFact>(args, 'complete', { isChosen: true, isFilled: true });
    expect(await answerOf(loaderOf('confirm')(args))).toBe('/f/hanaoka');
  });

  it('what a form says outweighs the address', async () => {
    const args = visit('hanaoka');
    bringFacts<SampleStep, SampleFact>(args, 'input', { isChosen: false });
    expect(await answerOf(loaderOf('confirm', () => ({ isChosen: true }))(args))).toBe(
      '/sample/hanaoka/input',
    );
  });
});
