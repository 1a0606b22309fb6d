import { Button, Dialog } from '@enerabi/shared/ui';
import { useState } from 'react';

/** A dialog that is opened from another one. */
export function TermsOverQuestion() {
  const [isAsking, setAsking] = useState(false);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const stopAsking = () => setAsking(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        見学を申し込む
      </Button>
      <Dialog
        open={isAsking}
        onClose={stopAsking}
        title="この日時で申し込みますか？"
        actions={<Button onClick={stopAsking}>申し込む</Button>}
      >
        <p>11月28日（土）10:00から、花岡保育園の見学です。</p>
        <Button kind="plain" onClick={() => setTermsOpen(true)}>
          見学の決まりを読む
        </Button>
      </Dialog>
      <Dialog open={areTermsOpen} onClose={() => setTermsOpen(false)} title="見学の決まり">
        <p>当日に熱や咳のあるときは、お電話のうえ、日を改めてお越しください。</p>
      </Dialog>
    </>
  );
}
