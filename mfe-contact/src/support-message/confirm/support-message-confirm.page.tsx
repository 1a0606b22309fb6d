import { addressOf } from '@enerabi/shared/flow';
import { type DraftReply, tabDraft, useFormStep } from '@enerabi/shared/form-flow';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { ContactPage } from '../../message/form/contact-page.tsx';
import type { SupportDraft } from '../draft/support-draft.ts';
import { draftName, supportMessage } from '../support-message.ts';
import { copy } from './support-message-confirm.copy.ts';
import type { SupportMessageConfirmData } from './support-message-confirm.loader.ts';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'support-message-confirm-loader' */ './support-message-confirm.loader.ts').then(
    (module) => module.loader(args),
  );
export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'support-message-action' */ './support-message-confirm.action.ts').then(
    (module) => module.action(args),
  );

const SupportMessageSheet = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'support-message-confirm.form' */ './support-message-sheet.tsx'))
      .SupportMessageSheet,
);

export const handle: PageHandle = { layout: 'support-message' };

export function Component() {
  const data = useLoaderData<SupportMessageConfirmData>();
  const { facility, today } = data;
  const reply = useActionData<DraftReply<SupportDraft>>();
  const name = draftName(facility.path_name);
  const draft = reply?.draft ?? tabDraft(supportMessage, name);
  useFormStep(supportMessage, supportMessage.confirm, name, data);
  return (
    <ContactPage title={copy.title(facility.name)} heading={copy.heading} step="confirm" facility={facility}>
      {draft && (
        <SupportMessageSheet
          facility={facility.name}
          draft={draft}
          reply={reply}
          today={today}
          inputAddress={addressOf(supportMessage.flow, supportMessage.input, facility.path_name)}
        />
      )}
    </ContactPage>
  );
}
