import { Button } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';

interface Question {
  isAsking: boolean;
  stopAsking: () => void;
  areTermsOpen: boolean;
  openTerms: () => void;
  closeTerms: () => void;
}

/** A dialog that is opened from another one. */
export function TermsOverQuestion({ children }: { children: (question: Question) => ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const [areTermsOpen, setTermsOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        見学を申し込む
      </Button>
      {children({
        isAsking,
        stopAsking: () => setAsking(false),
        areTermsOpen,
        openTerms: () => setTermsOpen(true),
        closeTerms: () => setTermsOpen(false),
      })}
    </>
  );
}
