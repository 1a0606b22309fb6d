import { createContext, useRef, useState } from 'react';

/** Whether the surrounding form is being sent; null without a `SubmitForm`. */
export const SubmissionContext = createContext<boolean | null>(null);

interface Submission {
  isPending: boolean;
  hasFailed: boolean;
  /** Sends, unless it is already sending. An error is reported and stored, not thrown. */
  once: (send: () => Promise<void>) => Promise<void>;
}

/**
 * Allows one submission at a time; also refuses the second of two quick presses, which comes before React has rendered.
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
