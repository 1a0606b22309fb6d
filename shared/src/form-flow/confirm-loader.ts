import { dayInJapan } from '@enerabi/shared/clock';
import { guardLoader, isPosted } from '@enerabi/shared/flow';
import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { tabDraft } from './draft/tab-draft.ts';
import { addressIn, type FormFlow, factsOfAddress } from './form-flow.ts';
import { targetOf } from './known-target.ts';

/** The loader of a confirm page: there must be a form to confirm, sent with this request or kept in this tab. */
export const confirmLoader = <Step extends string, Fact extends string, Target, Draft>(
  form: FormFlow<Step, Fact, Target, Draft>,
) =>
  guardLoader({
    flow: form.flow,
    step: form.confirm,
    store: form.store,
    factsOf: (args) => factsOfAddress(form, args),
    load: async (args: LoaderArgs) => {
      const state = form.store()?.getState();
      // Sent from here, it is no longer kept, and its completion may be shown in place.
      const isSent = state?.shown === form.confirm && state.draft === null;
      const isKnown = isPosted(args) || isSent || tabDraft(form, form.draftName(args)) !== null;
      if (!isKnown) throw redirect(addressIn(form, form.input, args));
      return { ...(await targetOf(form, args)), today: dayInJapan(new Date()) };
    },
  });
