import type { FacilityDetail } from '@enerabi/shared/contract';
import { useSession } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { BackToFacility } from './back-to-facility.tsx';
import { MembersOnly, NoForm } from './no-form.tsx';

interface PermittedFormProps {
  facility: FacilityDetail;
  /** Whether visitors who are not members may ask. */
  asksOnetime: boolean;
  /** Whether the facility answers any kind that the form offers. */
  answersKinds: boolean;
  lead: string;
  children: ReactNode;
}

/** A form for those who may send it, and for others what they can do instead. */
export function PermittedForm({ facility, asksOnetime, answersKinds, lead, children }: PermittedFormProps) {
  const isMember = useSession(({ user }) => user !== null);
  const mayAsk = asksOnetime || isMember;
  return (
    <>
      {!answersKinds && <NoForm facility={facility} />}
      {answersKinds && !mayAsk && <MembersOnly />}
      {answersKinds && mayAsk && (
        <>
          <p>{lead}</p>
          {children}
        </>
      )}
      <BackToFacility facility={facility} />
    </>
  );
}
