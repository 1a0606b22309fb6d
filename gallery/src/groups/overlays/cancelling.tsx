import { announce, Button, Dialog, Notice } from '@enerabi/shared/ui';
import { useState } from 'react';

const failure = '取り消せませんでした。';

/** A dialog that works for a while, and cannot be left meanwhile. */
export function Cancelling({ button, fails = false }: { button: string; fails?: boolean }) {
  const [state, setState] = useState<'closed' | 'asking' | 'sending' | 'failed'>('closed');
  const close = () => setState('closed');
  const send = () => {
    setState('sending');
    setTimeout(() => {
      setState(fails ? 'failed' : 'closed');
      if (fails) announce(failure);
    }, 3_000);
  };
  const isSending = state === 'sending';
  return (
    <>
      <Button kind="secondary" onClick={() => setState('asking')}>
        {button}
      </Button>
      <Dialog
        open={state !== 'closed'}
        onClose={isSending ? () => {} : close}
        title="取り消してもよろしいですか？"
        actions={
          <>
            <Button kind="danger" pending={isSending} pendingLabel="取り消しています…" onClick={send}>
              取り消す
            </Button>
            <Button kind="secondary" disabled={isSending} onClick={close}>
              戻る
            </Button>
          </>
        }
      >
        {state === 'failed' && (
          <Notice kind="error" title={failure}>
            <p>時間をおいて、もう一度お試しください。</p>
          </Notice>
        )}
        <p>11月28日（土）10:00からのお約束です。</p>
      </Dialog>
    </>
  );
}
