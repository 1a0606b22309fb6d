import { createContext, useRef, useState } from 'react';

/** Whether the form around is being sent; null where there is no `SubmitForm`. */
export const SubmissionContext = createContext<boolean | null>(null);

interface Submission {
  isPending: boolean;
  hasFailed: boolean;
  /** Sends, unless it is sending already. What is thrown is reported and remembered, not passed on. */
  once: (send: () => Promise<void>) => Promise<void>;
}

/**
 * Allows one submission at a time. The second of two fast presses comes before the first has rendered, and is still
 * refused.
 */
export function useSubmission(): Submission {
  const isUnderWay = useRef(false);
  const [state, setState] = useState({ isPending: false, hasFailed: false });
  const once = async (send: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ isPending: true, hasFailed: false });
    let hasFailed = false;
    try {
      await send();
    } catch (error) {
      hasFailed = true;
      reportError(error);
    } finally {
      isUnderWay.current = false;
      setState({ isPending: false, hasFailed });
    }
  };
  return { ...state, once };
}
