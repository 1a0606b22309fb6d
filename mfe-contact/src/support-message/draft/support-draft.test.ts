import { childClassIds, genderKindIds, supportMessageRecommendKindIds } from '@enerabi/shared/constants';
import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import { enterStep, type Facts, leaveStep } from '@enerabi/shared/flow';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { supportMessageFlow } from '../../flows/support-message.flow.ts';
import { inputOf, knownDraft } from './support-draft.rules.ts';
import { emptyDraft, type SupportDraft, textNames } from './support-draft.ts';
import { draftFields, readDraft, restoreDraft } from './support-fields.ts';

const made = { message_key: 'a2c5', opened_at: '2026-05-20T01:00:00.000Z' };
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((said) => cleanText(said, 'lines'));
const drafts: fc.Arbitrary<SupportDraft> = fc.record({
  texts: fc.record(
    Object.fromEntries(textNames.map((name) => [name, text])) as Record<
      keyof SupportDraft['texts'],
      typeof text
    >,
  ),
  message_key: fc.uuid(),
  opened_at: fc.constant(made.opened_at),
});

const formOf = (draft: SupportDraft): FormData => {
  const form = new FormData();
  for (const [name, value] of draftFields(draft)) form.append(name, value);
  return form;
};

type Step = keyof typeof supportMessageFlow.steps;
const steps = Object.keys(supportMessageFlow.steps) as Step[];
type Fact = 'targetFacility' | 'isInputFinished';

describe('the form of a support message', () => {
  it('is carried by hidden fields as it is (R2.8), and brought back from the storage', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(readDraft(formOf(draft))).toEqual(draft);
        expect(restoreDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });

  it('is not restored from anything that is no draft, and nothing throws', () => {
    fc.assert(fc.property(fc.anything(), (any) => void restoreDraft(any)));
    for (const none of [null, undefined, 1, '', {}, { texts: {} }])
      expect(restoreDraft(none)).toBeUndefined();
  });

  it('resets unless its input is finished, and is another one for another facility (R4.7)', () => {
    fc.assert(
      fc.property(drafts, fc.boolean(), fc.boolean(), (draft, isInputFinished, targetFacility) => {
        const known = { draft, draftName: 'hanaoka', facts: { isInputFinished, targetFacility } };
        expect(knownDraft(known, 'hanaoka')).toBe(isInputFinished ? draft : null);
        expect(knownDraft(known, 'sakura')).toBeNull();
      }),
    );
    expect(knownDraft(undefined, 'hanaoka')).toBeNull();
  });
});

type Page = Step | 'elsewhere';

/** The page that is shown in the end: a guard may lead elsewhere. */
function shownAfter(to: Page, from: Page, facts: Facts<Fact>): Page {
  if (to === 'elsewhere') return to;
  const entered = enterStep(supportMessageFlow, { step: to, from, facts });
  if (entered.kind === 'enter') return to;
  return shownAfter(entered.to === 'facility' ? 'elsewhere' : entered.to, from, facts);
}

describe('moving through the flow (R4.7)', () => {
  it('clears nothing but the finished input, and that only when the flow is left (R2.6)', () => {
    const facts = fc.record({ targetFacility: fc.boolean(), isInputFinished: fc.boolean() });
    const pages = fc.array(fc.constantFrom<Page>(...steps, 'elsewhere'), { maxLength: 12 });
    fc.assert(
      fc.property(facts, pages, drafts, (begun, visited, draft) => {
        let known: Facts<Fact> = begun;
        let shown: Page = 'input';
        for (const asked of visited) {
          const before = known;
          const to = shownAfter(asked, shown, known);
          if (shown !== 'elsewhere') known = leaveStep(supportMessageFlow, { step: shown, to, facts: known });
          const isLeft = shown !== 'elsewhere' && to === 'elsewhere';
          expect(known).toEqual(isLeft ? { ...before, isInputFinished: false } : before);
          const isSaved = knownDraft({ draft, draftName: 'a', facts: known }, 'a') === draft;
          expect(isSaved).toBe(!isLeft && Boolean(before.isInputFinished));
          shown = to;
        }
      }),
    );
  });
});

describe('what a support message sends (R5.1)', () => {
  const now = new Date('2026-05-20T01:01:00.000Z');
  const anyOf = (ids: readonly number[]) => fc.constantFrom('', ...ids.map(String));

  it('are the answers under the names of the specification; a missing choice is left out', () => {
    const answers = fc.record({
      child_class_id: anyOf(childClassIds),
      gender_kind_id: anyOf(genderKindIds),
      support_message_recommend_kind_id: anyOf(supportMessageRecommendKindIds),
      parent_age_text: fc.constantFrom('', '30代前半'),
      support_message_description: text,
    });
    fc.assert(
      fc.property(answers, (texts) => {
        const { parent_age_text, support_message_description, ...choices } = texts;
        const draft = { ...emptyDraft(made), texts: { ...texts, website: '' } };
        const chosen = Object.entries(choices).filter(([, id]) => id !== '');
        expect(inputOf(draft, 7, now)).toEqual({
          ...Object.fromEntries(chosen.map(([name, id]) => [name, Number(id)])),
          parent_age_text,
          support_message_description,
          facility_id: 7,
          form_facts: { trap: '', seconds: 60 },
        });
      }),
    );
  });
});
