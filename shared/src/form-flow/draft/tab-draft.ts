import type { FormFlow } from '../form-flow.ts';

/**
 * What this tab has filled in.
 * @param name as `draftName`: what was written to one facility, or about one posting, is not shown to another
 * @returns null if there is nothing, and on a server
 */
export function tabDraft<Step extends string, Fact extends string, Target, Draft>(
  { store }: FormFlow<Step, Fact, Target, Draft>,
  name: string,
): Draft | null {
  const state = store()?.getState();
  return state?.draftName === name ? state.draft : null;
}

/** Keeps what is filled in for this tab. */
export const setTabDraft = <Step extends string, Fact extends string, Target, Draft>(
  { store }: FormFlow<Step, Fact, Target, Draft>,
  { name, facility, draft }: { name: string; facility: string; draft: Draft },
): void => store()?.setState({ draft, draftName: name, facility });
