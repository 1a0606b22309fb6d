import { FormScope, Panel, Stack, Tag } from '@enerabi/shared/ui';
import { stateNames } from '../group/group.copy.ts';
import styles from './specimen.module.css';
import type { Specimen } from './specimen.ts';

interface SpecimenViewProps {
  id: string;
  specimen: Specimen;
  usage: string | null | undefined;
}

/** A specimen, with its name, notes and code. */
export function SpecimenView({ id, specimen, usage }: SpecimenViewProps) {
  const { name, state, also, note, render: Live } = specimen;
  return (
    <Panel as="article" className={styles.specimen} id={id} aria-labelledby={`${id}-name`} data-state={state}>
      <Stack gap="2" className={styles.about}>
        <div className={styles.head}>
          <h3 className={styles.name} id={`${id}-name`}>
            {name}
          </h3>
          <Tag kind={state === 'default' ? 'soft' : 'strong'}>{stateNames[state]}</Tag>
          {also && <Tag kind="strong">{stateNames[also]}</Tag>}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {usage && (
          <Panel as="pre" tone="sunken" radius="2" className={styles.code}>
            <code>{usage}</code>
          </Panel>
        )}
      </Stack>
      <div className={styles.stage}>
        <div className={styles.frame} data-frame={[state, also].includes('narrow') ? 'narrow' : undefined}>
          {/* Specimens of one page name their fields alike, as pages do. */}
          <FormScope value={`${id}-field`}>
            <Live />
          </FormScope>
        </div>
      </div>
    </Panel>
  );
}
