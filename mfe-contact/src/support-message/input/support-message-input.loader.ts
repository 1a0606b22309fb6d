import { guardLoader } from '@enerabi/shared/flow';
import { loadAnew, madeNow } from '@enerabi/shared/form-flow';
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
