import { FlowPage, type RefusedReply, tabDraft, useFormStep } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { booking, draftName } from '../booking.ts';
import type { BookingTarget } from '../booking-target.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { steps } from '../steps.copy.ts';
import { copy } from './contact-confirm.copy.ts';
import type { ContactConfirmData } from './contact-confirm.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-confirm-loader' */ './contact-confirm.loader.ts').then((module) =>
    module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'contact-action' */ './contact-confirm.action.ts').then((module) =>
    module.action(args),
  );

const BookingSheet = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'contact-confirm.form' */ './booking-sheet.tsx')).BookingSheet,
);

export const handle: PageHandle = { layout: 'contact' };

export function Component() {
  const data = useLoaderData<ContactConfirmData>();
  const { facility } = data;
  const reply = useActionData<RefusedReply<BookingDraft, BookingTarget>>();
  const name = draftName(facility.path_name);
  const draft = reply?.draft ?? tabDraft(booking, name);
  useFormStep(booking, booking.confirm, name, data);
  return (
    <FlowPage
      title={copy.title(facility.name)}
      heading={copy.heading}
      steps={Object.values(steps)}
      step={steps.confirm}
      facility={facility}
    >
      {draft && <BookingSheet {...data} {...reply?.target} draft={draft} reply={reply} />}
    </FlowPage>
  );
}
