import { RouterContextProvider } from 'react-router';
import type { LoaderArgs } from '../../kernel/index.ts';

/** What a loader of a step gets for one request. */
export const visit = (facility: string): LoaderArgs =>
  ({
    request: new Request(`https://example.jp/sample/${facility}`),
    params: { facility_path_name: facility },
    context: new RouterContextProvider(),
  }) as never;

/** Where a loader's answer leads: `shown`, or the address of its redirect. */
export async function answerOf(load: Promise<unknown>): Promise<unknown> {
  try {
    return await load;
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('Location');
    throw answer;
  }
}
