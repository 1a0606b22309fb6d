import type { Source } from '@enerabi/shared/contract';
import { FactsTable } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { Folded } from '../folded.tsx';
import { Section } from '../section.tsx';
import { copy, factNames } from './facility-facts.copy.ts';
import type { FactGroup } from './fact-groups.tsx';
import type { SectionId } from './fact-sections.ts';
import { type FactSource, mainSourceOf, sourcesOf } from './fact-sources.ts';
import { SourceNote } from './source-note.tsx';

interface FactSectionProps {
  id: SectionId;
  facts: FactGroup;
  sources: readonly Source[];
  /** Text if nothing is known. */
  empty?: string;
  /** Shown before the facts. */
  children?: ReactNode;
}

/** Facts that are lists, or have links of their own. */
const wide: ReadonlySet<string> = new Set(['address', 'daily_schedule', 'yearly_events', 'url']);

/** Facts that a phone shows on demand, as the last ones of their section. */
const folded: ReadonlySet<string> = new Set([
  'allergy_note',
  'has_garden',
  'garden_note',
  'belongings_note',
  'has_diaper_service',
  'is_hands_free',
  'remarks',
  'daily_schedule',
  'yearly_events',
]);

const isFolded = ([field]: FactGroup[number]): boolean => folded.has(field);

const Facts = ({ facts }: { facts: FactGroup }) => (
  <FactsTable
    facts={facts.map(([field, value]) => ({ name: factNames[field], value, isWide: wide.has(field) }))}
  />
);

/** A group of facts with their source and its date (domain section 1.2). */
export const FactSection = ({ id, facts, sources, empty, children }: FactSectionProps) => (
  <Section id={id}>
    {children}
    {facts.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <>
        <Facts facts={facts.filter((fact) => !isFolded(fact))} />
        <FoldedFacts facts={facts.filter(isFolded)} />
        <Sources
          found={sourcesOf(
            facts.map(([field]) => field),
            sources,
          )}
          main={mainSourceOf(sources)}
        />
      </>
    )}
  </Section>
);

const FoldedFacts = ({ facts }: { facts: FactGroup }) =>
  facts.length > 0 && (
    <Folded title={facts.map(([field]) => factNames[field]).join('・')}>
      <Facts facts={facts} />
    </Folded>
  );

interface SourcesProps {
  found: readonly FactSource[];
  main: Source | undefined;
}

/**
 * Names the sources; the facts of each are named only if there are several sources. The page names its main source once,
 * at its end, so that a section that comes from it alone has no note.
 */
function Sources({ found, main }: SourcesProps) {
  if (found.length === 1 && found[0]?.source === main) return null;
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
