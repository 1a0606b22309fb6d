import { prefectures, regions, useSite } from '@enerabi/shared/kernel';
import { Link } from 'react-router';
import { useFrame } from '../frame-context.ts';
import { copy } from './footer.copy.ts';
import styles from './footer.module.css';

const linkNames = ['column', 'faq', 'company', 'privacy', 'inquiryVisitor', 'inquiryFacility'] as const;

/** R1.6: prefectures in seven regions, then the configured links; a link that is not configured is not there. */
export function Footer({ quiet }: { quiet: boolean }) {
  const { name, links } = useSite();
  const { year } = useFrame();
  const configured = linkNames.filter((link) => links[link]);
  return (
    <>
      {!quiet && (
        <nav aria-label={copy.areas} className={styles.areas}>
          {regions.map((region) => (
            <section key={region.name}>
              <h2 className={styles.region}>{region.name}</h2>
              <ul className={styles.prefectures}>
                {prefectures
                  .filter((prefecture) => prefecture.region === region.name)
                  .map((prefecture) => (
                    <li key={prefecture.code}>
                      <Link to={`/f?area=${prefecture.code}`}>{prefecture.name}</Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
      )}
      {configured.length > 0 && (
        <nav aria-label={copy.guides}>
          <ul className={styles.prefectures}>
            {configured.map((link) => (
              <li key={link}>
                <a href={links[link]}>{copy[link]}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.copyright}>
        <small>
          © {year} {name}
        </small>
      </p>
    </>
  );
}
