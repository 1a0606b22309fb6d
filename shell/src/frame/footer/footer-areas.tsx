import { type Prefecture, prefectures, regions } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { copy } from './footer.copy.ts';
import styles from './footer.module.css';

/**
 * Links to 47 prefectures in seven regions, from north to south: to their pages, or in the job section to its list
 * (R1.6, R1.7).
 */
export function FooterAreas({ section }: { section: 'job' | undefined }) {
  const addressOf = ({ code, slug }: Prefecture) => (section === 'job' ? `/job?area=${code}` : `/${slug}`);
  return (
    <nav aria-labelledby="footer-areas" className={styles.group}>
      <h2 className={styles.heading} id="footer-areas">
        {section === 'job' ? copy.jobAreas : copy.areas}
      </h2>
      <dl className={styles.regions}>
        {regions.map((region) => (
          <div key={region.name} className={styles.region}>
            <dt className={styles.name}>{region.name}</dt>
            <dd>
              <ul className={styles.links}>
                {prefectures
                  .filter((prefecture) => prefecture.region === region.name)
                  .map((prefecture) => (
                    <li key={prefecture.code}>
                      <Link to={addressOf(prefecture)}>{prefecture.name}</Link>
                    </li>
                  ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
