import type { Source } from '@enerabi/shared/contract';
import { dateText, FactsTable } from '@enerabi/shared/ui';
import { type ReactNode, useId } from 'react';
import { copy, factNames } from './facility-facts.copy.ts';
import styles from './facility-facts.module.css';
import { type FactGroup, known } from './fact-groups.tsx';
import { type FactSource, sourcesOf } from './fact-sources.ts';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FactSectionProps {
  title: string;
  facts: FactGroup;
  sources: readonly Source[];
  /** Said where nothing is known; without it the section is left out then. */
  empty?: string;
}

/** A group of facts with who says so, as of when (domain section 1.2). */
export function FactSection({ title, facts, sources, empty }: FactSectionProps) {
  const shown = known(facts);
  if (shown.length === 0 && !empty) return null;
  return (
    <Section title={title}>
      {shown.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <FactsTable facts={shown.map(([field, value]) => ({ name: factNames[field], value }))} />
          <Sources
            found={sourcesOf(
              shown.map(([field]) => field),
              sources,
            )}
          />
        </>
      )}
    </Section>
  );
}

/** Which facts a source vouches for is only said where there are several sources. */
function Sources({ found }: { found: readonly FactSource[] }) {
  return found.map(({ source, fields }) => (
    <SourceNote
      key={source.name + source.as_of}
      source={source}
      detail={
        found.length > 1
          ? copy.sourceFacts(fields.map((field) => (factNames as Record<string, string>)[field] ?? ''))
          : ''
      }
    />
  ));
}

export const SourceNote = ({ source, detail = '' }: { source: Source; detail?: string }) => (
  <p className={styles.source}>
    {copy.source}：
    {source.url ? (
      <a href={source.url} rel="noopener" target="_blank">
        {source.name}
      </a>
    ) : (
      source.name
    )}
    {source.as_of && copy.asOf(dateText(source.as_of))}
    {detail}
    {source.licence && ` ${copy.licence(source.licence)}`}
  </p>
);
