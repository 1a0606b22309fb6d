import type { FormFlow } from '@enerabi/shared/form-flow';
import type { ContactDraft } from '../draft/contact-draft.ts';
import type { MessageTarget } from '../draft/draft-input.rules.ts';

/** The flow of a message to a facility. */
export type Contact<Step extends string, Fact extends string, Target extends MessageTarget> = FormFlow<
  Step,
  Fact,
  Target,
  ContactDraft
>;
