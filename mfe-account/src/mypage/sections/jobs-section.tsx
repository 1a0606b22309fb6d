import { favoritesAddress } from '../../favorites/favorites.address.ts';
import { MemberSection } from '../../member/member-section.tsx';
import { copy } from '../mypage.copy.ts';
import { Invitation } from './invitation.tsx';

/** For members who look for work, or have favourite job postings. */
export const JobsSection = ({ total }: { total: number }) => (
  <MemberSection id="jobs" title={copy.jobs.title}>
    {total > 0 ? (
      <Invitation text={copy.jobs.count(total)} to={favoritesAddress('job')} action={copy.jobs.list} />
    ) : (
      <Invitation text={copy.jobs.none} to="/job" action={copy.jobs.search} />
    )}
  </MemberSection>
);
