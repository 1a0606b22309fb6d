import { bookedCalendarPath } from '@enerabi/shared/contract';
import { useFlowStep } from '@enerabi/shared/flow';
import { CompletedPanel, FlowPage } from '@enerabi/shared/form-flow';
import { type LoaderArgs, type PageHandle, useLoaderData, useSession } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, momentText, PhoneLinks } from '@enerabi/shared/ui';
import { booking } from '../booking.ts';
import { steps } from '../steps.copy.ts';
import { copy } from './contact-complete.copy.ts';
import type { ContactCompleteData } from './contact-complete.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-complete-loader' */ './contact-complete.loader.ts').then((module) =>
    module.loader(args),
  );

export const handle: PageHandle = { layout: 'contact' };

const facts = { targetFacility: true };

export function Component() {
  const { facility, completion } = useLoaderData<ContactCompleteData>();
  const { path_name, name, phones } = facility;
  const isMember = useSession(({ user }) => user !== null);
  useFlowStep({
    flow: booking.flow,
    step: 'contact_complete',
    store: booking.store,
    facility: path_name,
    facts,
  });
  const onTheDay = (
    <>
      {copy.day} <PhoneLinks phones={phones} />
    </>
  );
  return (
    <FlowPage
      title={copy.title(name)}
      heading={copy.heading}
      steps={Object.values(steps)}
      step={steps.complete}
      facility={facility}
      isComplete
    >
      <CompletedPanel
        title={copy.booked}
        lead={copy.lead(name, momentText(completion.startsAt))}
        reference={completion.reference}
        next={[copy.mail, isMember ? copy.byMypage : copy.byMail, copy.reminder, onTheDay]}
      >
        {!isMember && <p>{copy.registerLead}</p>}
        <ButtonRow>
          {isMember && (
            <ButtonLink to="/one_stop/mypage" reloadDocument>
              {copy.toMypage}
            </ButtonLink>
          )}
          {!isMember && <ButtonLink to="/register">{copy.register}</ButtonLink>}
          {completion.calendarToken && (
            <ButtonLink to={bookedCalendarPath([completion.calendarToken])} kind="secondary" reloadDocument>
              {copy.toCalendar}
            </ButtonLink>
          )}
          <ButtonLink to={`/f/${path_name}`} kind={completion.calendarToken ? 'plain' : 'secondary'}>
            {copy.toFacilityPage}
          </ButtonLink>
        </ButtonRow>
      </CompletedPanel>
    </FlowPage>
  );
}
