import { useCapabilities, useSession, useSite } from '@enerabi/shared/kernel';
import { CloseIcon, ExternalIcon, LoginIcon, MenuIcon, UserIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { AccountLink } from '../header/account-link.tsx';
import { copy as header } from '../header/header.copy.ts';
import { navigationLinks } from '../navigation.ts';
import { copy } from './side-menu.copy.ts';
import styles from './side-menu.module.css';
import { useMenuBehaviour } from './use-menu-behaviour.ts';

/** The header's links on small screens (R1.6). A native disclosure opens before any script has loaded. */
export function SideMenu({ section }: { section: 'job' | undefined }) {
  const menu = useMenuBehaviour();
  const can = useCapabilities();
  const isMember = useSession(({ user }) => user !== null);
  return (
    <details {...menu} className={styles.menu}>
      <summary className={styles.toggle}>
        <span className={styles.face}>
          <span className={styles.icons}>
            <MenuIcon />
            <CloseIcon />
          </span>
          <span className={styles.word}>{copy.menu}</span>
          <span className={styles.word} data-open>
            {copy.close}
          </span>
        </span>
      </summary>
      <nav aria-label={copy.menu} className={styles.panel}>
        <Member />
        <ul className={styles.links}>
          {navigationLinks(section, can, isMember).map(({ name, to, Icon }) => (
            <MenuLink key={to} to={to}>
              <Icon />
              {name}
            </MenuLink>
          ))}
        </ul>
        <Staff />
      </nav>
    </details>
  );
}

const MenuLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <NavLink to={to} end className={styles.link}>
      {children}
    </NavLink>
  </li>
);

function Member() {
  const isMember = useSession(({ user }) => user !== null);
  if (isMember)
    return (
      <ul className={styles.links}>
        <MenuLink to="/mypage">
          <UserIcon />
          {header.mypage}
        </MenuLink>
      </ul>
    );
  return (
    <div className={styles.account}>
      <AccountLink to="/register">{header.register}</AccountLink>
      <AccountLink kind="secondary" to="/login" icon={<LoginIcon size="small" />}>
        {header.login}
      </AccountLink>
    </div>
  );
}

function Staff() {
  const { links } = useSite();
  if (!links.staff) return null;
  return (
    <p className={styles.staff}>
      <a href={links.staff}>
        {header.staff}
        <ExternalIcon size="small" />
      </a>
    </p>
  );
}
