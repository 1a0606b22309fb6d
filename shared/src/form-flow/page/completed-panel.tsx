import { Panel, Stack, useIsFromServer } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './completed-panel.copy.ts';
import styles from './completed-panel.module.css';

interface CompletedPanelProps {
  title: string;
  lead: string;
  reference: string;
  /** Shown before what happens next. */
  notice?: ReactNode;
  /** What happens next, in order. */
  next: readonly ReactNode[];
  /** Ways to go on. */
  children: ReactNode;
}

/** Says what was sent, by its number, and what happens next; within the site its title takes the focus. */
export function CompletedPanel({ title, lead, reference, notice, next, children }: CompletedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFromServer = useIsFromServer();
  useEffect(() => {
    // A document begins at its top.
    if (!isFromServer) heading.current?.focus();
  }, []);
  return (
    <Panel as="section" tone="accent" padding="section" gap="5" aria-labelledby="completed">
      <h2 id="completed" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{lead}</p>
      <p>
        {copy.reference}：<strong className={styles.reference}>{reference}</strong>
      </p>
      {notice}
      <Stack gap="2">
        <h3>{copy.next}</h3>
        <ul className={styles.list}>
          {next.map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </ul>
      </Stack>
      {children}
    </Panel>
  );
}
