import { type CommutePlaces, keepCommutePlaces } from '@enerabi/shared/commute';
import { announce } from '@enerabi/shared/ui';
import { MarkButton } from '../sections/mark-button.tsx';
import { copy } from './commute-places.copy.ts';

/** Takes the account's places over into this browser, when it is pressed. */
export function UsePlaces({ saved, isUsed }: { saved: CommutePlaces; isUsed: boolean }) {
  const use = () => {
    keepCommutePlaces(saved);
    announce(copy.usedNow);
  };
  return (
    <MarkButton isMarked={isUsed} onMark={use}>
      {isUsed ? copy.used : copy.use}
    </MarkButton>
  );
}
