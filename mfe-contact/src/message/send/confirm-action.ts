import { dayInJapan } from '@enerabi/shared/clock';
import { type SentCandidateMessage, sendOnetimeCandidateMessage } from '@enerabi/shared/contract';
import { forgetDraft } from '@enerabi/shared/drafts';
import { bringFacts } from '@enerabi/shared/flow';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { checkDraft } from '../draft/check-draft.ts';
import { madeNow } from '../draft/contact-draft.ts';
import { readDraft } from '../draft/draft-fields.ts';
import { inputOf, type MessageTarget } from '../draft/draft-input.rules.ts';
import { type ContactReply, replyOf } from '../form/contact-reply.ts';
import { addressIn, type Contact } from './contact.ts';
import { sendMessage } from './send-message.ts';

/**
 * The action of a confirm page: it shows what the input page has handed on, and sends it when the visitor says so.
 * @param complete the answer to a message that was sent
 */
export const confirmAction =
  <Step extends string, Fact extends string, Target extends MessageTarget, Done>(
    contact: Contact<Step, Fact, Target>,
    complete: (sent: SentCandidateMessage, args: LoaderArgs) => Done,
  ) =>
  async (args: LoaderArgs) => {
    const form = await args.request.formData();
    const draft = readDraft(form);
    const now = new Date();
    const target = await contact.load(args);
    const input = inputOf(draft, target, now);
    const errors = await checkDraft(sendOnetimeCandidateMessage, draft, input, dayInJapan(now));
    // The input page says at the fields what is missing.
    if (errors.length > 0) return redirect(addressIn(contact, contact.input, args), 307);
    bringFacts(args, contact.input, contact.facts);
    contact.store()?.setState({ draft, facility: args.params.facility_path_name ?? '' });
    if (form.get('intent') !== 'send') return data<ContactReply>(replyOf(draft));

    const sent = await sendMessage(args, draft, target, { form, now });
    if (sent.isDone) {
      forgetDraft(contact.draftName(args));
      contact.store()?.setState({ draft: null });
      return complete(sent.reply, args);
    }
    const { status, refusal } = sent;
    // What was changed after an answer that was lost is another message.
    const isReused = refusal.failure === 'idempotency_key_reused';
    const kept = isReused ? { ...draft, message_key: madeNow(now).message_key } : draft;
    return data<ContactReply>({ draft: kept, ...refusal }, { status });
  };
