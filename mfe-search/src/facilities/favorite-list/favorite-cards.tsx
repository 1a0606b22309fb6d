import type { FacilityDetail } from '@enerabi/shared/contract';
import { Disclosure, enterValue, FacilityCard, Stack, TextArea, VacancyLegend } from '@enerabi/shared/ui';
import {
  emptyNote,
  keepVisitNotes,
  useVisitNotes,
  visitNoteMaxLength,
  visitNotes,
  withNote,
} from '@enerabi/shared/visit-notes';
import { useEffect, useRef } from 'react';
import { CompareButton } from '../compare-choice/compare-button.tsx';
import { FavoriteFacilityButton } from '../favorites/favorite-facility-button.tsx';
import { copy } from './favorite-list.copy.ts';
import styles from './favorite-list.module.css';

interface FavoriteCardsProps {
  facilities: readonly FacilityDetail[];
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
}

/** The facilities, each with a note. */
export const FavoriteCards = ({ facilities, today }: FavoriteCardsProps) => (
  <>
    <VacancyLegend facilities={facilities} />
    <Stack as="ul" gap="5">
      {facilities.map((facility) => (
        <li key={facility.facility_id} className={styles.entry}>
          <FacilityCard
            facility={facility}
            today={today}
            heading="h2"
            favorite={<FavoriteFacilityButton facility={facility} />}
            actions={<CompareButton kind="short" facility={facility} />}
          />
          <Note {...facility} />
        </li>
      ))}
    </Stack>
  </>
);

/** A note of this browser, which the comparison and the question sheet show, too. */
function Note({ path_name, name }: FacilityDetail) {
  const notes = useVisitNotes();
  const { text } = notes?.[path_name] ?? emptyNote;
  const change = (next: string): void => {
    const all = visitNotes();
    keepVisitNotes(withNote(all, path_name, { ...(all[path_name] ?? emptyNote), text: next }));
  };
  const isKnown = notes !== undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  // The browser's note is known after hydration alone, and a text typed before outweighs it.
  useEffect(() => {
    const { current } = area;
    if (!isKnown || !current) return;
    if (current.value !== '') change(current.value);
    else if (text !== '') enterValue(current, text);
  }, [isKnown]);
  return (
    <>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span>{copy.note}</span>
            <span className={styles.excerpt}>{text}</span>
          </span>
        }
      >
        <TextArea
          ref={area}
          name={`${path_name}.text`}
          label={copy.noteOf(name)}
          rows={3}
          maximum={visitNoteMaxLength}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Disclosure>
      {/* A folded part is not printed. */}
      <p className={styles.printed}>{text}</p>
    </>
  );
}
