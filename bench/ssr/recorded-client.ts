declare const RECORDED_REPLY: unknown;

const recorded = RECORDED_REPLY;

/** Stands in for `@enerabi/shared/client` in a render worker: what the API once answered, without asking it. */
export const createClient = () => async (): Promise<unknown> => recorded;
