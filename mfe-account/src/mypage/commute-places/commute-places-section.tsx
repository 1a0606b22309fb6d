import {
  areSamePlaces,
  type CommutePlaces,
  hasPlaces,
  noPlaces,
  useCommutePlaces,
} from '@enerabi/shared/commute';
import { useActionData } from '@enerabi/shared/kernel';
import { ErrorSummary, FactsTable, Panel, ResultNotice } from '@enerabi/shared/ui';
import { MemberSection } from '../../member/member-section.tsx';
import type { MypageReply } from '../mypage.action.ts';
import { Invitation } from '../sections/invitation.tsx';
import note from '../sections/section-note.module.css';
import { ChangePlaces } from './change-places.tsx';
import { copy } from './commute-places.copy.ts';
import { UsePlaces } from './use-places.tsx';

/**
 * The places of a family: what the account has, and what this browser has. Nothing goes from one to the other by itself
 * (issue 22).
 */
export function CommutePlacesSection({ saved }: { saved: CommutePlaces }) {
  const own = useCommutePlaces();
  const isSaved = hasPlaces(saved);
  const isEmpty = !isSaved && !hasPlaces(own);
  const isOffered = hasPlaces(own) && !areSamePlaces(own, saved);
  return (
    <MemberSection id="commute" title={copy.title}>
      <Result />
      {isEmpty ? (
        <Invitation text={copy.none} to="/#child" action={copy.enter} />
      ) : (
        <Panel padding="section" gap="3">
          {isSaved && (
            <>
              <PlaceFacts places={saved} />
              <UsePlaces saved={saved} isUsed={areSamePlaces(own, saved)} />
            </>
          )}
          {isOffered && (
            <>
              <p>{copy.offer(saved)}</p>
              <PlaceFacts places={own} />
              <ChangePlaces places={own} label={copy.save(saved)} pendingLabel={copy.saving} />
            </>
          )}
          {isSaved && (
            <ChangePlaces places={noPlaces} kind="plain" label={copy.remove} pendingLabel={copy.removing} />
          )}
          <p className={note.note}>{copy.note}</p>
        </Panel>
      )}
    </MemberSection>
  );
}

const PlaceFacts = ({ places: { home, works } }: { places: CommutePlaces }) => (
  <FactsTable
    dense
    facts={[
      { name: copy.home, value: home && copy.place(home) },
      { name: copy.works, value: works.map(copy.place).join('、') },
    ]}
  />
);

function Result() {
  const reply = useActionData<MypageReply>();
  if (reply?.intent !== 'save_places') return null;
  if (reply.failure) return <ErrorSummary title={copy.failed} errors={[]} attempt={reply} />;
  return <ResultNotice title={reply.isRemoved ? copy.removed : copy.saved} of={reply} />;
}
