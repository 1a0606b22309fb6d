import { createContext, useRef, useState } from 'react';

/** Whether the surrounding form is being sent; null without a `SubmitForm`. */
export const SubmissionContext = createContext<boolean | null>(null);

interface Submission {
  isPending: boolean;
  hasFailed: boolean;
  /**
   * Sends, unless it is already sending. A press of another button meanwhile is carried out afterwards, if the
   * page is still there, the last one only. An error is reported and stored, not thrown.
   * @param control the button that was pressed; null for the Enter key
   */
  once: (control: Element | null, send: () => Promise<void>) => Promise<void>;
}

/**
 * Allows one submission at a time; also refuses the second of two quick presses, which comes before React has rendered.
 */
export function useSubmission(): Submission {
  const current = useRef<Element | null>(undefined);
  const next = useRef<() => unknown>(undefined);
  const [state, setState] = useState({ isPending: false, hasFailed: false });
  const once: Submission['once'] = async (control, send) => {
    if (current.current !== undefined) {
      const { pathname } = location;
      if (control !== current.current)
        next.current = () => control?.isConnected && location.pathname === pathname && once(control, send);
      return;
    }
    current.current = control;
    setState({ isPending: true, hasFailed: false });
    let hasFailed = false;
    try {
      await send();
    } catch (error) {
      hasFailed = true;
      reportError(error);
    } finally {
      current.current = undefined;
      setState({ isPending: false, hasFailed });
      if (!hasFailed) next.current?.();
      next.current = undefined;
    }
  };
  return { ...state, once };
}
