import {
  addChild,
  chooseChild,
  classText,
  markChildClass,
  nextApril,
  rememberedChild,
  rememberedChildren,
} from '@enerabi/shared/child';
import { useEarlyPress } from '@enerabi/shared/kernel';
import { announce, Button, Panel, Stack } from '@enerabi/shared/ui';
import { useEffect, useState } from 'react';
import { MemberSection } from '../../member/member-section.tsx';
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
              <MarkButton birthday={birthday} isMarked={birthday === chosen} onMark={() => mark(birthday)} />
            </li>
          ))}
        </Stack>
        <p className={styles.note}>{copy.note}</p>
      </Panel>
    </MemberSection>
  );
}

interface MarkButtonProps {
  birthday: string;
  isMarked: boolean;
  onMark: () => void;
}

function MarkButton({ birthday, isMarked, onMark }: MarkButtonProps) {
  const words = isMarked ? copy.marked : copy.mark;
  return (
    <span className={styles.mark}>
      <Button
        {...useEarlyPress()}
        kind="secondary"
        size="small"
        aria-pressed={isMarked}
        aria-label={copy.markOf(birthday, words)}
        onClick={onMark}
      >
        {words}
      </Button>
    </span>
  );
}
