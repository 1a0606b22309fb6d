import { useSession, useSite } from '@enerabi/shared/kernel';
import { Link, NavLink } from 'react-router';
import { copy } from './header.copy.ts';
import styles from './header.module.css';

/** R1.6. A link appears here with the page it leads to, never before. */
export function Header({ section, quiet }: { section?: 'job' | undefined; quiet: boolean }) {
  const site = useSite();
  const isMember = useSession(({ user }) => user !== null);
  return (
    <header className={styles.header}>
      <Link className={styles.logo} to={section === 'job' ? '/job_top' : '/'}>
        {site.name}
      </Link>
      {!quiet && (
        <nav aria-label={copy.navigation} className={styles.navigation}>
          <NavLink to="/f" end className={styles.link}>
            {copy.findFacilities}
          </NavLink>
          {isMember ? (
            <NavLink to="/mypage" className={styles.link}>
              {copy.mypage}
            </NavLink>
          ) : (
            <NavLink to="/login" className={styles.link}>
              {copy.login}
            </NavLink>
          )}
          {site.links.staff && (
            <a className={styles.link} href={site.links.staff}>
              {copy.staff}
            </a>
          )}
        </nav>
      )}
    </header>
  );
}
