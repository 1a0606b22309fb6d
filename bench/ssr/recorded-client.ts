declare const RECORDED_REPLY: unknown;

const recorded = RECORDED_REPLY;

/** Replaces `@enerabi/shared/client` in a render worker: returns a recorded reply of the API. */
export const createClient = () => async (): Promise<unknown> => recorded;
