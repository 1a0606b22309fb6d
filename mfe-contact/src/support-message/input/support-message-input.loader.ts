import { guardLoader } from '@enerabi/shared/flow';
import { madeNow } from '../../message/draft/made-form.ts';
import { loadAnew } from '../../message/send/known-target.ts';
import { emptyDraft } from '../draft/support-draft.ts';
import { supportMessage } from '../support-message.ts';

export const loader = guardLoader({
  flow: supportMessage.flow,
  step: supportMessage.input,
  store: supportMessage.store,
  load: async (args) => ({
    ...(await loadAnew(supportMessage, args)),
    initial: emptyDraft(madeNow(new Date())),
  }),
});

export type SupportMessageInputData = Awaited<ReturnType<typeof loader>>;
