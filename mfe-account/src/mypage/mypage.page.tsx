import { jobSeekerPosition } from '@enerabi/shared/constants';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useCapabilities,
  useLoaderData,
  useSession,
} from '@enerabi/shared/kernel';
import { DemoNotice } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { copy } from './mypage.copy.ts';
import type { MypageData } from './mypage.loader.ts';
import { MypageResult } from './sections/mypage-result.tsx';

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'mypage-action' */ './mypage.action.ts').then((module) => module.action(args));
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'mypage-loader' */ './mypage.loader.ts').then((module) => module.loader(args));

const AccountSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './sections/account-section.tsx')).AccountSection,
);
const FavoritesSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './sections/favorites-section.tsx'))
      .FavoritesSection,
);
const JobsSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './sections/jobs-section.tsx')).JobsSection,
);
const MessagesSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './sections/messages-section.tsx'))
      .MessagesSection,
);
const VisitsSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './sections/visits-section.tsx')).VisitsSection,
);
const BrowserFavorites = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './browser-favorites/browser-favorites.tsx'))
      .BrowserFavorites,
);
const ChildrenSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './children/children-section.tsx'))
      .ChildrenSection,
);
const CommutePlacesSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './commute-places/commute-places-section.tsx'))
      .CommutePlacesSection,
);
const DraftsSection = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'mypage.sections' */ './drafts/drafts-section.tsx')).DraftsSection,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { mypage, favoriteFacilityIds, birthdays, places, today } = useLoaderData<MypageData>();
  const user = useSession((session) => session.user);
  const { visits, favorite_facilities, favorite_jobs, messages } = mypage;
  const can = useCapabilities();
  const isJobSeeker = user?.positions.some(({ position_kind_id }) => position_kind_id === jobSeekerPosition);
  const shown = [
    ...visits.next.map(({ facility }) => facility),
    ...favorite_facilities.latest,
    ...messages.latest.map(({ facility }) => facility),
  ];
  return (
    <MemberPage
      title={copy.title}
      illustration="/illustrations/growing.svg"
      lead={
        user?.last_name ? copy.greeting(`${user.last_name} ${user.first_name}`) : copy.greetingWithoutName
      }
    >
      <MypageResult hasBasicInformation={mypage.has_basic_information} />
      <BrowserFavorites favoriteFacilityIds={favoriteFacilityIds} />
      <DraftsSection />
      <DemoNotice facilities={shown} />
      {(can.visitBooking || visits.total > 0) && <VisitsSection visits={visits} />}
      <FavoritesSection favorites={favorite_facilities} />
      {can.jobBoard && (isJobSeeker || favorite_jobs.total > 0) && (
        <JobsSection total={favorite_jobs.total} />
      )}
      {(can.inquiry || messages.total > 0) && <MessagesSection messages={messages} />}
      <ChildrenSection birthdays={birthdays} today={today} />
      {places && <CommutePlacesSection saved={places} />}
      <AccountSection />
    </MemberPage>
  );
}
