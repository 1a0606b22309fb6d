import { announce, Button } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';

interface Cancellation {
  isOpen: boolean;
  isSending: boolean;
  /** The message after a failure. */
  failure: string | false;
  /** Does nothing while it is sent. */
  close: () => void;
  send: () => void;
}

interface CancellingProps {
  button: string;
  fails?: boolean;
  children: (cancellation: Cancellation) => ReactNode;
}

const failure = '取り消せませんでした。';

/** A dialog's question that is sent for a while, and cannot be left meanwhile. */
export function Cancelling({ button, fails = false, children }: CancellingProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'sending' | 'failed'>('closed');
  const isSending = state === 'sending';
  const send = () => {
    setState('sending');
    setTimeout(() => {
      setState(fails ? 'failed' : 'closed');
      if (fails) announce(failure);
    }, 3_000);
  };
  return (
    <>
      <Button kind="secondary" onClick={() => setState('asking')}>
        {button}
      </Button>
      {children({
        isOpen: state !== 'closed',
        isSending,
        failure: state === 'failed' && failure,
        close: () => isSending || setState('closed'),
        send,
      })}
    </>
  );
}
