import { useSite } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { drawnName } from '../../brand.copy.ts';
import { copy } from './header.copy.ts';
import styles from './header.module.css';

/** Links to the top page, or in the job section to that section's top page (R1.6). */
export function SiteLogo({ section }: { section: 'job' | undefined }) {
  const { name } = useSite();
  return (
    <Link className={styles.logo} to={section === 'job' ? '/job_top' : '/'}>
      {name === drawnName ? (
        <img className={styles.brand} src="/brand.svg" alt={name} width={190} height={46} />
      ) : (
        <>
          <img src="/logo.svg" alt="" width={38} height={38} />
          {name}
        </>
      )}
      {section === 'job' && <span className={styles.section}>{copy.jobSection}</span>}
    </Link>
  );
}
