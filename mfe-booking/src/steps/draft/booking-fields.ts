import { maximumOneStopChildren } from '@enerabi/shared/constants';
import { rowKeysIn } from '@enerabi/shared/form';
import { madeFields, madeIn, restoring, textsIn } from '@enerabi/shared/form-flow';
import { chosenInForm, dateFromForm } from '@enerabi/shared/ui';
import { startsAtOf } from '../../slots/slot-time.ts';
import { childrenField } from './booking-draft.rules.ts';
import { type BookingDraft, type ChildRow, textNames } from './booking-draft.ts';

/** The form's field of the chosen slot. */
const timeField = 'desired_reservation_datetime';

/** Reads a sent form, with or without scripts. A time that was chosen beside the form outweighs the form's own. */
export function readDraft(form: FormData): BookingDraft {
  const texts = textsIn(form, textNames);
  const chosen = startsAtOf(String(form.get('at') ?? ''));
  return {
    texts: chosen ? { ...texts, [timeField]: chosen } : texts,
    children: rowKeysIn(form, childrenField, maximumOneStopChildren).map((key): ChildRow => {
      const name = `children.${key}.birthday`;
      const birthday = chosenInForm(form, name);
      return { key, birthday, isIncomplete: birthday !== '' && dateFromForm(form, name) === '' };
    }),
    admissionMonth: chosenInForm(form, 'desired_admission_date').replace(/-$/, ''),
    ...madeIn(form),
  };
}

const partsOf = (name: string, date: string): [name: string, value: string][] => {
  const [year = '', month = '', day] = date.split('-');
  return [
    [`${name}_year`, year],
    [`${name}_month`, month],
    ...(day === undefined ? [] : [[`${name}_day`, day] as [string, string]]),
  ];
};

/** The hidden fields that carry a draft to the next page; `readDraft` reads them back. */
export const draftFields = ({
  texts,
  children,
  admissionMonth,
  ...made
}: BookingDraft): [name: string, value: string][] => [
  ...Object.entries(texts),
  ...children.flatMap(({ key, birthday }): [string, string][] => [
    [childrenField, key],
    ...partsOf(`children.${key}.birthday`, birthday),
  ]),
  ...partsOf('desired_admission_date', admissionMonth),
  ...madeFields(made),
];

export const restoreDraft = restoring({ fieldsOf: draftFields, read: readDraft });
