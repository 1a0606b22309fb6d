import { FormScope, Tag } from '@enerabi/shared/ui';
import { stateNames } from '../group/group.copy.ts';
import styles from './specimen.module.css';
import type { Specimen } from './specimen.ts';

interface SpecimenViewProps {
  id: string;
  specimen: Specimen;
  usage: string | null | undefined;
}

/** A specimen beside what it shows and how it is written. */
export function SpecimenView({ id, specimen, usage }: SpecimenViewProps) {
  const { name, state, also, note, render: Live } = specimen;
  return (
    <article className={styles.specimen} id={id} aria-labelledby={`${id}-name`} data-state={state}>
      <div className={styles.about}>
        <div className={styles.head}>
          <h3 className={styles.name} id={`${id}-name`}>
            {name}
          </h3>
          <Tag kind={state === 'default' ? 'soft' : 'strong'}>{stateNames[state]}</Tag>
          {also && <Tag kind="strong">{stateNames[also]}</Tag>}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {usage && (
          <pre className={styles.code}>
            <code>{usage}</code>
          </pre>
        )}
      </div>
      <div className={styles.stage}>
        <div className={styles.frame} data-frame={[state, also].includes('narrow') ? 'narrow' : undefined}>
          {/* Specimens of one page name their fields alike, as pages do. */}
          <FormScope value={`${id}-field`}>
            <Live />
          </FormScope>
        </div>
      </div>
    </article>
  );
}
