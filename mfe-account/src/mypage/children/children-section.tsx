import {
  addChild,
  chooseChild,
  classText,
  markChildClass,
  nextApril,
  rememberedChild,
  rememberedChildren,
} from '@enerabi/shared/child';
import { announce, Panel, Stack } from '@enerabi/shared/ui';
import { useEffect, useState } from 'react';
import { MemberSection } from '../../member/member-section.tsx';
import { MarkButton } from '../sections/mark-button.tsx';
import note from '../sections/section-note.module.css';
import { copy } from './children.copy.ts';
import styles from './children-section.module.css';

interface ChildrenSectionProps {
  /** The birthdays of the member's children, `YYYY-MM-DD`. */
  birthdays: readonly string[];
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
}

/** The member's children, each of which can be taken along as the one whose class this browser marks (issue 22). */
export function ChildrenSection({ birthdays, today }: ChildrenSectionProps) {
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setChosen(rememberedChild()?.birthday), []);
  if (birthdays.length === 0) return null;
  const mark = (birthday: string): void => {
    const known = rememberedChildren().find((child) => child.birthday === birthday);
    if (known) chooseChild(known);
    else if (!addChild({ birthday, month: nextApril(today) })) {
      announce(copy.full);
      return;
    }
    markChildClass(today);
    setChosen(birthday);
    announce(copy.done(birthday));
  };
  return (
    <MemberSection id="children" title={copy.title} more={{ to: '/mypage/edit', name: copy.edit }}>
      <Panel padding="section" gap="3">
        <Stack as="ul" gap="2">
          {birthdays.map((birthday, at) => (
            // Twins have the same birthday.
            <li key={`${birthday} ${at}`} className={styles.child}>
              <div>
                <b>{copy.born(birthday)}</b>
                <p className={styles.class}>{classText(birthday, today)}</p>
              </div>
              <ChildMark birthday={birthday} isMarked={birthday === chosen} onMark={() => mark(birthday)} />
            </li>
          ))}
        </Stack>
        <p className={note.note}>{copy.note}</p>
      </Panel>
    </MemberSection>
  );
}

interface ChildMarkProps {
  birthday: string;
  isMarked: boolean;
  onMark: () => void;
}

function ChildMark({ birthday, isMarked, onMark }: ChildMarkProps) {
  const words = isMarked ? copy.marked : copy.mark;
  return (
    <MarkButton isMarked={isMarked} label={copy.markOf(birthday, words)} onMark={onMark}>
      {words}
    </MarkButton>
  );
}
