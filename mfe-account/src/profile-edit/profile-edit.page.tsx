import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { MemberPage } from '../member/member-page.tsx';
import { readEdit } from './edit.address.ts';
import { copy } from './profile-edit.copy.ts';
import type { ProfileEditData } from './profile-edit.loader.ts';
import styles from './profile-edit.module.css';

export { shouldRevalidate } from '@enerabi/shared/form';

import { ResultNotice } from '@enerabi/shared/ui';

const loadAction = () => import(/* webpackChunkName: 'profile-edit-action' */ './profile-edit.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'profile-edit-loader' */ './profile-edit.loader.ts').then((module) =>
    module.loader(args),
  );

const ClosingForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './closing/closing-form.tsx')).ClosingForm,
);
const LogoutSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './logout/logout-section.tsx'))
      .LogoutSection,
);
const MailaddressSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './mailaddress/mailaddress-section.tsx'))
      .MailaddressSection,
);
const PasswordSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './password/password-section.tsx'))
      .PasswordSection,
);
const ProfileSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './profile/profile-section.tsx'))
      .ProfileSection,
);
const CloseAccountLink = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'profile-edit.sections' */ './closing/close-account-link.tsx'))
      .CloseAccountLink,
);

export const handle: PageHandle = { layout: 'default', preload: loadAction };

export function Component() {
  const loaded = useLoaderData<ProfileEditData>();
  const { changed, isClosing } = readEdit(useSearchParams()[0]);
  const { mailaddress } = loaded;
  if (isClosing) return <ClosingForm mailaddress={mailaddress} />;
  return (
    <MemberPage title={copy.title}>
      {changed && (
        <ResultNotice title={copy.changed[changed].title}>{copy.changed[changed].text}</ResultNotice>
      )}
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
        <CloseAccountLink />
      </section>
    </MemberPage>
  );
}
