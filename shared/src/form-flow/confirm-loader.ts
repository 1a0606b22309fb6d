import { dayInJapan } from '@enerabi/shared/clock';
import { guardLoader, isPosted } from '@enerabi/shared/flow';
import { type LoaderArgs, redirect } from '@enerabi/shared/kernel';
import { tabDraft } from './draft/tab-draft.ts';
import { addressIn, type FormFlow, factsOfAddress } from './form-flow.ts';
import { targetOf } from './known-target.ts';

/** The loader of a confirm page: there must be a form to confirm, sent with this request or kept in this tab. */
export const confirmLoader = <Step extends string, Fact extends string, Target, Draft>(
  contact: FormFlow<Step, Fact, Target, Draft>,
) =>
  guardLoader({
    flow: contact.flow,
    step: contact.confirm,
    store: contact.store,
    factsOf: (args) => factsOfAddress(contact, args),
    load: async (args: LoaderArgs) => {
      const state = contact.store()?.getState();
      // Sent from here, it is no longer kept, and its completion may be shown in place.
      const isSent = state?.shown === contact.confirm && state.draft === null;
      const isKnown = isPosted(args) || isSent || tabDraft(contact, contact.draftName(args)) !== null;
      if (!isKnown) throw redirect(addressIn(contact, contact.input, args));
      return { ...(await targetOf(contact, args)), today: dayInJapan(new Date()) };
    },
  });
