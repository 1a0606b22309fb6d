import { type PageHandle, useLoaderData, useSearchParams } from '@enerabi/shared/kernel';
import { MemberPage } from '../member/member-page.tsx';
import { ToldNotice } from '../member/told-notice.tsx';
import { ClosingEntrance } from './closing/closing-entrance.tsx';
import { ClosingForm } from './closing/closing-form.tsx';
import { readEdit } from './edit.address.ts';
import { LogoutSection } from './logout/logout-section.tsx';
import { MailaddressSection } from './mailaddress/mailaddress-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { copy } from './profile-edit.copy.ts';
import type { ProfileEditData } from './profile-edit.loader.ts';
import styles from './profile-edit.module.css';

export { shouldRevalidate } from '../basic-information/should-revalidate.ts';
export { action } from './profile-edit.action.ts';
export { loader } from './profile-edit.loader.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const loaded = useLoaderData<ProfileEditData>();
  const { changed, isClosing } = readEdit(useSearchParams()[0]);
  const { mailaddress } = loaded;
  if (isClosing) return <ClosingForm mailaddress={mailaddress} />;
  return (
    <MemberPage title={copy.title}>
      {changed && <ToldNotice title={copy.changed[changed].title}>{copy.changed[changed].text}</ToldNotice>}
      <nav className={styles.contents} aria-label={copy.contents}>
        <a href="#profile">{copy.profile}</a>
        <a href="#account">{copy.accountContents}</a>
      </nav>
      <ProfileSection {...loaded} />
      <section className={styles.account} aria-labelledby="account">
        <h2 id="account">{copy.account}</h2>
        <MailaddressSection mailaddress={mailaddress} />
        <PasswordSection mailaddress={mailaddress} />
        <LogoutSection />
        <ClosingEntrance />
      </section>
    </MemberPage>
  );
}
