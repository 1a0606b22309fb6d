import { type PageHandle, useCapabilities, useLoaderData, useSession } from '@enerabi/shared/kernel';
import { DemoNotice } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { BrowserFavorites } from './browser-favorites/browser-favorites.tsx';
import { DraftsSection } from './drafts/drafts-section.tsx';
import { copy } from './mypage.copy.ts';
import type { MypageData } from './mypage.loader.ts';
import { AccountSection } from './sections/account-section.tsx';
import { FavoritesSection } from './sections/favorites-section.tsx';
import { JobsSection } from './sections/jobs-section.tsx';
import { MessagesSection } from './sections/messages-section.tsx';
import { ToldMypage } from './sections/told-mypage.tsx';
import { VisitsSection } from './sections/visits-section.tsx';

export { action } from './mypage.action.ts';
export { loader } from './mypage.loader.ts';

export const handle: PageHandle = { layout: 'default' };

const jobSeeker = 1;

export function Component() {
  const { mypage, favoriteFacilityIds, sent, today } = useLoaderData<MypageData>();
  const user = useSession((session) => session.user);
  const { visits, favorite_facilities, favorite_jobs, messages } = mypage;
  const can = useCapabilities();
  const isJobSeeker = user?.positions.some(({ position_kind_id }) => position_kind_id === jobSeeker);
  const shown = [
    ...visits.next.map(({ facility }) => facility),
    ...favorite_facilities.latest,
    ...(sent?.messages ?? messages.latest).map(({ facility }) => facility),
  ];
  return (
    <MemberPage
      title={copy.title}
      illustration="/illustrations/growing.svg"
      lead={
        user?.last_name ? copy.greeting(`${user.last_name} ${user.first_name}`) : copy.greetingWithoutName
      }
    >
      <ToldMypage hasBasicInformation={mypage.has_basic_information} />
      <BrowserFavorites favoriteFacilityIds={favoriteFacilityIds} />
      <DraftsSection />
      <DemoNotice facilities={shown} />
      {(can.visitBooking || visits.total > 0) && <VisitsSection visits={visits} />}
      <FavoritesSection favorites={favorite_facilities} today={today} />
      {can.jobBoard && (isJobSeeker || favorite_jobs.total > 0) && (
        <JobsSection total={favorite_jobs.total} />
      )}
      {(can.inquiry || messages.total > 0) && <MessagesSection messages={messages} sent={sent} />}
      <AccountSection />
    </MemberPage>
  );
}
