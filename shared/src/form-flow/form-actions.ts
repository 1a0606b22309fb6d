import { forgetDraft } from '@enerabi/shared/drafts';
import { bringFacts } from '@enerabi/shared/flow';
import type { FieldCode, Sent } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { type DraftReply, type RefusedReply, replyOf } from './draft/draft-reply.ts';
import { type MadeForm, madeNow } from './draft/made-form.ts';
import { setTabDraft } from './draft/tab-draft.ts';
import { addressIn, type FormFlow } from './form-flow.ts';
import { loadAnew, targetOf } from './known-target.ts';

/** What a flow does with its form; the pages need none of it before the form is sent. */
export interface SentForm<Target, Draft, Reply> {
  read: (form: FormData) => Draft;
  /** @returns the first error of each field, in the order of the form */
  check: (draft: Draft, target: Target, now: Date) => Promise<FieldCode[]>;
  /** Changes the form's rows, if the pressed button is one of theirs. */
  change?: (draft: Draft, intent: string) => Omit<DraftReply<Draft>, 'errors'> | undefined;
  send: (
    args: LoaderArgs,
    draft: Draft,
    target: Target,
    sending: { form: FormData; now: Date },
  ) => Promise<Sent<Reply>>;
}

/**
 * The action of an input page: it checks the form, and hands it on to the confirm page by a redirect that keeps it
 * (307), the same with and without scripts.
 */
export const inputActionOf =
  <Step extends string, Fact extends string, Target, Draft extends MadeForm>(
    flow: FormFlow<Step, Fact, Target, Draft>,
    { read, check, change }: Omit<SentForm<Target, Draft, unknown>, 'send'>,
  ) =>
  async (args: LoaderArgs) => {
    const form = await args.request.formData();
    const draft = read(form);
    const intent = String(form.get('intent'));
    const isCorrection = intent === 'edit';
    const facts = isCorrection ? { ...flow.facts, ...flow.finishedFacts } : flow.facts;
    bringFacts(args, isCorrection ? flow.confirm : flow.input, facts);
    holdDraft(flow, args, draft);
    if (isCorrection) return data<DraftReply<Draft>>(replyOf(draft));
    const changed = change?.(draft, intent);
    if (changed) return data<DraftReply<Draft>>({ ...changed, errors: [] });

    const errors = await check(draft, await targetOf(flow, args), new Date());
    if (errors.length > 0) return data<DraftReply<Draft>>(replyOf(draft, errors), { status: 422 });
    return redirect(addressIn(flow, flow.confirm, args), 307);
  };

/** Stores what an action has read, for this tab. */
export const holdDraft = <Step extends string, Fact extends string, Target, Draft>(
  flow: FormFlow<Step, Fact, Target, Draft>,
  args: LoaderArgs,
  draft: Draft,
): void =>
  setTabDraft(flow, { name: flow.draftName(args), facility: args.params.facility_path_name ?? '', draft });

/** What was changed after an answer that was lost is another message; a key that is refused never works. */
const needsAnotherKey = ['idempotency_key_reused', 'invalid_idempotency_key'];

/**
 * The action of a confirm page: it shows what the input page has handed on, and sends it when the visitor says so.
 * @param complete the answer to a form that was sent
 */
export const confirmActionOf =
  <Step extends string, Fact extends string, Target, Draft extends MadeForm, Reply, Done>(
    flow: FormFlow<Step, Fact, Target, Draft>,
    { read, check, send }: SentForm<Target, Draft, Reply>,
    complete: (sent: Reply, args: LoaderArgs) => Done,
  ) =>
  async (args: LoaderArgs) => {
    const form = await args.request.formData();
    const draft = read(form);
    const now = new Date();
    const target = await targetOf(flow, args);
    const errors = await check(draft, target, now);
    // The input page says at the fields what is missing.
    if (errors.length > 0) return redirect(addressIn(flow, flow.input, args), 307);
    bringFacts(args, flow.input, { ...flow.facts, ...flow.finishedFacts });
    holdDraft(flow, args, draft);
    if (form.get('intent') !== 'send') return data<DraftReply<Draft>>(replyOf(draft));

    const sent = await send(args, draft, target, { form, now });
    if (sent.isDone) {
      forgetDraft(flow.draftName(args));
      flow.store()?.setState({ draft: null });
      return complete(sent.reply, args);
    }
    const { status, refusal } = sent;
    // The facility may have changed what it takes, or somebody else has taken it.
    if (status === 422 || status === 400) flow.known.forget();
    const renewed = status === 400 ? await loadAnew(flow, args).catch(() => undefined) : undefined;
    const isNewKey = needsAnotherKey.includes(refusal.failure ?? '');
    const kept = isNewKey ? { ...draft, message_key: madeNow(now).message_key } : draft;
    return data<RefusedReply<Draft, Target>>(
      { draft: kept, ...refusal, ...(renewed && { target: renewed }) },
      { status },
    );
  };
