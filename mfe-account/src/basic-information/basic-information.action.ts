import { registerBasicInformation } from '@enerabi/shared/contract';
import { preloadTyped, sendForm } from '@enerabi/shared/form';
import { data, type LoaderArgs, redirectDocument } from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { dayInJapan } from '@enerabi/shared/ui';
import { checkDraft } from './draft/check-draft.ts';
import { inputOf } from './draft/draft-input.rules.ts';
import { readDraft } from './draft/read-draft.ts';
import { type InformationReply, replyOfRows } from './information-reply.ts';

export const preload = () => preloadTyped(registerBasicInformation);

/** Saves the form and loads a new document, which has the member's name in its header. */
export const action = async (args: LoaderArgs) => {
  const form = await args.request.formData();
  const draft = readDraft(form);
  const terms = form.has('asks_terms') ? { terms_version: String(form.get('terms_version') ?? '') } : {};
  const rows = replyOfRows(draft, String(form.get('intent')));
  if (rows) return data<InformationReply>({ ...rows, ...terms });

  const result = { ...inputOf(draft), ...terms };
  const errors = await checkDraft(registerBasicInformation, draft, result, dayInJapan(new Date()));
  if (errors.length > 0) return data<InformationReply>({ draft, ...terms, errors }, { status: 422 });
  const sent = await sendForm(args, registerBasicInformation, result);
  if (!sent.isDone)
    return data<InformationReply>({ draft, ...terms, ...sent.refusal }, { status: sent.status });
  const { searchParams } = new URL(args.request.url);
  return redirectDocument(returnPathOf(searchParams.get(returnParameter)) ?? '/mypage?welcome=done');
};
