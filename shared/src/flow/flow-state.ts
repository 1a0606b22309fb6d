import { createStore, type StoreApi } from 'zustand';
import type { Facts, Origin } from './flow.ts';

/** A flow as one tab knows it. */
export interface FlowState<Draft, Fact extends string, Step extends string> {
  facts: Facts<Fact>;
  /** What is filled in; null until the first answer. */
  draft: Draft | null;
  /** Names what `draft` is about, such as one of a facility's postings. */
  draftName: string | null;
  /** The facility of the flow: another facility's flow begins anew. */
  facility: string | null;
  /** The step that is shown, `elsewhere` on pages of others. */
  shown: Origin<Step>;
}

export type FlowStore<Draft, Fact extends string, Step extends string> = StoreApi<
  FlowState<Draft, Fact, Step>
>;

/**
 * The store of one flow in this tab. A server has none: there, each request knows only its own form (R2.8).
 * @returns a function that makes the store on its first call in a browser, and undefined on a server
 */
export function flowStore<Draft, Fact extends string, Step extends string>(): () =>
  | FlowStore<Draft, Fact, Step>
  | undefined {
  let store: FlowStore<Draft, Fact, Step> | undefined;
  return () => {
    if (typeof document === 'undefined') return undefined;
    store ??= createStore<FlowState<Draft, Fact, Step>>(() => ({
      facts: {} as Facts<Fact>,
      draft: null,
      draftName: null,
      facility: null,
      shown: 'elsewhere',
    }));
    return store;
  };
}
