import { Panel, Stack } from '@enerabi/shared/ui';
import type { CatalogueEntry } from '../catalogue.rules.ts';
import { copy, stateNames } from '../group/group.copy.ts';
import type { SpecimenState } from './sheet-kinds.ts';
import styles from './specimen.module.css';
import { SpecimenView } from './specimen-view.tsx';

const usualEntryPoint = '@enerabi/shared/ui';

/** A component: its purpose, its import, and its specimens. */
export const SheetView = ({ entry }: { entry: CatalogueEntry }) => {
  const { id, title, components, entryPoint = usualEntryPoint, purpose, lacks, specimens, usages } = entry;
  return (
    <Stack as="section" gap="5" id={id} aria-labelledby={`${id}-title`}>
      <Stack as="header" gap="2">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{purpose}</p>
        {components && (
          <Panel as="pre" tone="sunken" radius="2" className={styles.code}>
            <code>{`import { ${components.join(', ')} } from '${entryPoint}';`}</code>
          </Panel>
        )}
        {lacks && <Lacks lacks={lacks} />}
      </Stack>
      {specimens.map((specimen, at) => (
        <SpecimenView key={specimen.name} id={`${id}-${at + 1}`} specimen={specimen} usage={usages[at]} />
      ))}
    </Stack>
  );
};

const Lacks = ({ lacks }: { lacks: Partial<Record<SpecimenState, string>> }) => (
  <ul className={styles.note} aria-label={copy.lacks}>
    {Object.entries(lacks).map(([state, reason]) => (
      <li key={state}>{copy.lacking(stateNames[state as SpecimenState], reason)}</li>
    ))}
  </ul>
);
