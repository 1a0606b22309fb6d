import { isOffered } from '@enerabi/shared/constants';
import { Link, useCapabilities, useLocation } from '@enerabi/shared/kernel';
import { Phrases } from '@enerabi/shared/ui';
import { CalendarIcon, HeartIcon, HomeIcon, MailIcon, UserIcon } from '@enerabi/shared/ui/icons';
import { copy } from './member.copy.ts';
import styles from './member-navigation.module.css';

const ways = [
  { to: '/mypage', name: copy.mypage, Icon: HomeIcon, below: '/mypage/message' },
  { to: '/one_stop/mypage', name: copy.bookings, Icon: CalendarIcon },
  { to: '/mypage/favorite/facility', name: copy.favorites, Icon: HeartIcon, below: '/mypage/favorite/' },
  { to: '/mypage/saved_search', name: copy.savedSearches, Icon: MailIcon, below: '/mypage/saved_search/' },
  { to: '/mypage/edit', name: copy.edit, Icon: UserIcon },
];

/** Links of the member's pages: on a phone a row below the header, otherwise beside the page. */
export function MemberNavigation() {
  const { pathname } = useLocation();
  const can = useCapabilities();
  // A page whose feature is switched off is listed only while it is shown: a member may have bookmarked it.
  const shown = ways.filter(({ to }) => isOffered(to, can) || to === pathname);
  return (
    <nav className={styles.navigation} aria-label={copy.navigation}>
      <ul className={styles.ways} data-ways={shown.length}>
        {shown.map(({ to, name, Icon, below }) => (
          <li key={to}>
            <Link
              className={styles.way}
              to={to}
              aria-current={currentOf(pathname === to, below !== undefined && pathname.startsWith(below))}
            >
              <Icon />
              <span>
                <Phrases>{name}</Phrases>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentOf = (isPage: boolean, isWithin: boolean) => {
  if (isPage) return 'page';
  return isWithin ? 'true' : undefined;
};
