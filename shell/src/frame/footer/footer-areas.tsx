import { prefectures, regions } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { copy } from './footer.copy.ts';
import styles from './footer.module.css';
import type { FooterProps } from './footer.tsx';

/** 47 prefectures in seven regions, from north to south; in the job section they lead to its list (R1.6, R1.7). */
export function FooterAreas({ section }: Pick<FooterProps, 'section'>) {
  const list = section === 'job' ? '/job' : '/f';
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
                  .map(({ code, name }) => (
                    <li key={code}>
                      <Link to={`${list}?area=${code}`}>{name}</Link>
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
