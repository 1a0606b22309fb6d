import { useCapabilities, useSession, useSite } from '@enerabi/shared/kernel';
import { StatusRegion } from '@enerabi/shared/ui';
import { NavLink } from 'react-router';
import { useFocusFollowsNavigation } from '../focus-follows.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { navigationLinks } from '../navigation.ts';
import { AccountLink } from './account-link.tsx';
import { ChildLink } from './child-link.tsx';
import { copy } from './header.copy.ts';
import styles from './header.module.css';
import { Progress } from './progress.tsx';
import { SiteLogo } from './site-logo.tsx';

export interface HeaderProps {
  section: 'job' | undefined;
  /** In the middle of a form only the logo is a link. */
  quiet: boolean;
}

/** The header (R1.6). Wide screens show every link; on small screens the links are in the side menu. */
export function Header({ section, quiet }: HeaderProps) {
  useFocusFollowsNavigation();
  return (
    <div className={styles.bar} data-quiet={quiet || undefined}>
      <StatusRegion />
      <Progress />
      <SiteLogo section={section} />
      {!quiet && (
        <>
          {section !== 'job' && <ChildLink />}
          <Account />
          <Navigation section={section} />
          <SideMenu section={section} />
        </>
      )}
    </div>
  );
}

function Navigation({ section }: Pick<HeaderProps, 'section'>) {
  const isMember = useSession(({ user }) => user !== null);
  const links = navigationLinks(section, useCapabilities(), isMember);
  return (
    <nav aria-label={copy.navigation} className={styles.navigation}>
      <ul className={styles.links}>
        {links.map(({ name, to, Icon }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.link}>
              <Icon size="small" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Account() {
  const isMember = useSession(({ user }) => user !== null);
  const { links } = useSite();
  return (
    <nav aria-label={copy.account} className={styles.account}>
      {links.staff && (
        <a className={styles.staff} href={links.staff}>
          {copy.staff}
        </a>
      )}
      {isMember ? (
        <AccountLink to="/mypage" size="small">
          {copy.mypage}
        </AccountLink>
      ) : (
        <>
          <AccountLink to="/login" size="small" kind="secondary">
            {copy.login}
          </AccountLink>
          <AccountLink to="/register" size="small">
            {copy.register}
          </AccountLink>
        </>
      )}
    </nav>
  );
}
