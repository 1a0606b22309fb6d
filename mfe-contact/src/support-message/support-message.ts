import { facilityByPath } from '@enerabi/shared/client';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { flowStore } from '@enerabi/shared/flow';
import { type FormFlow, knownTarget } from '@enerabi/shared/form-flow';
import { supportMessageFlow } from '../flows/support-message.flow.ts';
import type { SupportDraft } from './draft/support-draft.ts';

type Fact = 'targetFacility' | 'isInputFinished';
type Step = 'input' | 'confirm' | 'complete';

/** The facility that a support message is about; every published one takes them. */
export interface SupportTarget {
  facility_id: number;
  facility: FacilityDetail;
}

/** Name under which the browser keeps the draft. */
export const draftName = (facility: string): string => `support_message:${facility}`;

/** The support message: its store holds the form of this tab (R4). */
export const supportMessage: FormFlow<Step, Fact, SupportTarget, SupportDraft> = {
  flow: supportMessageFlow,
  input: 'input',
  confirm: 'confirm',
  store: flowStore<SupportDraft, Fact, Step>(),
  facts: { targetFacility: true },
  finishedFacts: { isInputFinished: true },
  load: async (args) => {
    const facility = await facilityByPath(args);
    return { facility_id: facility.facility_id, facility };
  },
  known: knownTarget(),
  draftName: ({ params }) => draftName(params.facility_path_name ?? ''),
};
