import { dayInJapan } from '@enerabi/shared/clock';
import { sendOnetimeCandidateMessage } from '@enerabi/shared/contract';
import { bringFacts } from '@enerabi/shared/flow';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { checkDraft } from '../draft/check-draft.ts';
import { changeRows } from '../draft/contact-draft.rules.ts';
import { readDraft } from '../draft/draft-fields.ts';
import { inputOf, type MessageTarget } from '../draft/draft-input.rules.ts';
import { type ContactReply, replyOf } from '../form/contact-reply.ts';
import { addressIn, type Contact } from './contact.ts';

/**
 * The action of an input page: it checks the form, and hands it on to the confirm page by a redirect that keeps it
 * (307), the same with and without scripts.
 */
export const inputAction =
  <Step extends string, Fact extends string, Target extends MessageTarget>(
    contact: Contact<Step, Fact, Target>,
  ) =>
  async (args: LoaderArgs) => {
    const form = await args.request.formData();
    const draft = readDraft(form);
    const intent = String(form.get('intent'));
    const isCorrection = intent === 'edit';
    bringFacts(args, isCorrection ? contact.confirm : contact.input, contact.facts);
    contact.store()?.setState({ draft, facility: args.params.facility_path_name ?? '' });
    if (isCorrection) return data<ContactReply>(replyOf(draft));
    const changed = changeRows(draft, intent);
    if (changed) return data<ContactReply>({ ...changed, errors: [] });

    const now = new Date();
    const input = inputOf(draft, await contact.load(args), now);
    const errors = await checkDraft(sendOnetimeCandidateMessage, draft, input, dayInJapan(now));
    if (errors.length > 0) return data<ContactReply>(replyOf(draft, errors), { status: 422 });
    return redirect(addressIn(contact, contact.confirm, args), 307);
  };
