import { data, type LoaderArgs } from '@enerabi/shared/kernel';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { knownTarget, targetOf, trustedForMs } from './known-target.ts';

const at = (facility_path_name: string) => ({ params: { facility_path_name } }) as unknown as LoaderArgs;

/** A flow whose server answers with the next of these: a text, or the status of a failure. */
function flowOf(...answers: (string | number)[]) {
  const load = async (): Promise<string> => {
    const answer = answers.shift();
    if (typeof answer === 'number') throw data({}, { status: answer });
    return answer ?? 'no answer is left';
  };
  const draftName = ({ params }: LoaderArgs) => params.facility_path_name ?? '';
  return { load, draftName, known: knownTarget<string>() };
}

/** Lets the clock go on. */
const after = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('what a flow of this tab is about', () => {
  it('is loaded once, and again when it is too old', async () => {
    const flow = flowOf('first', 'second');
    expect(await targetOf(flow, at('hanaoka'))).toBe('first');
    after(trustedForMs - 1_000);
    expect(await targetOf(flow, at('hanaoka'))).toBe('first');
    after(2_000);
    expect(await targetOf(flow, at('hanaoka'))).toBe('second');
  });

  it('is loaded for each address, and when a refusal has shown that it is no longer so', async () => {
    const flow = flowOf('hanaoka', 'kudamatsu', 'kudamatsu, changed');
    expect(await targetOf(flow, at('hanaoka'))).toBe('hanaoka');
    expect(await targetOf(flow, at('kudamatsu'))).toBe('kudamatsu');
    flow.known.forget();
    expect(await targetOf(flow, at('kudamatsu'))).toBe('kudamatsu, changed');
  });

  it.each([500, 503])('is still trusted when the server fails with %i', async (status) => {
    const flow = flowOf('first', status, 'second');
    await targetOf(flow, at('hanaoka'));
    after(trustedForMs);
    expect(await targetOf(flow, at('hanaoka'))).toBe('first');
    expect(await targetOf(flow, at('hanaoka'))).toBe('second');
  });

  it('is gone when the server says so, and fails when nothing is known', async () => {
    const flow = flowOf('first', 404);
    await targetOf(flow, at('hanaoka'));
    after(trustedForMs);
    await expect(targetOf(flow, at('hanaoka'))).rejects.toMatchObject({ init: { status: 404 } });
    await expect(targetOf(flowOf(503), at('hanaoka'))).rejects.toMatchObject({ init: { status: 503 } });
  });
});
