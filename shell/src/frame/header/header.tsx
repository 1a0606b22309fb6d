import { useLocation, useSession, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, StatusRegion } from '@enerabi/shared/ui';
import { NavLink } from 'react-router';
import { SideMenu } from '../menu/side-menu.tsx';
import { navigationLinks } from '../navigation.ts';
import { copy } from './header.copy.ts';
import styles from './header.module.css';
import { SiteLogo } from './site-logo.tsx';

export interface HeaderProps {
  section: 'job' | undefined;
  /** In the middle of a form nothing but the logo leads away. */
  quiet: boolean;
}

/** R1.6. Wide screens show every way at once; on small ones they are in the side menu. */
export const Header = ({ section, quiet }: HeaderProps) => (
  <div className={styles.bar} data-quiet={quiet || undefined}>
    <StatusRegion />
    <SiteLogo section={section} />
    {!quiet && (
      <>
        <Navigation section={section} />
        <Account />
        <SideMenu section={section} />
      </>
    )}
  </div>
);

const Navigation = ({ section }: Pick<HeaderProps, 'section'>) => (
  <nav aria-label={copy.navigation} className={styles.navigation}>
    <ul className={styles.links}>
      {navigationLinks(section).map(({ name, to, Icon }) => (
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

const AccountLink = ({ to, ...rest }: { to: string; kind?: 'secondary'; children: string }) => (
  <ButtonLink
    {...rest}
    to={to}
    size="small"
    aria-current={useLocation().pathname === to ? 'page' : undefined}
  />
);

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
        <AccountLink to="/mypage">{copy.mypage}</AccountLink>
      ) : (
        <>
          <AccountLink to="/login" kind="secondary">
            {copy.login}
          </AccountLink>
          <AccountLink to="/register">{copy.register}</AccountLink>
        </>
      )}
    </nav>
  );
}
