import { contactKinds, maximumPreferredDates, mostProfileChildren } from '@enerabi/shared/constants';
import { rowKeysIn } from '@enerabi/shared/form';
import { madeFields, madeIn, restoring, textIn, textsIn } from '@enerabi/shared/form-flow';
import { chosenInForm, dateFromForm } from '@enerabi/shared/ui';
import { type ContactDraft, textNames } from './contact-draft.ts';

/** The form asks for kinds of each purpose in a field of its own. */
export const kindsField = (purposeKindId: number | string): string => `kinds.${purposeKindId}`;

/** Reads a sent form, with or without scripts; what it did not ask is empty. */
export const readDraft = (form: FormData): ContactDraft => ({
  texts: textsIn(form, textNames),
  kinds: contactKinds
    .filter(({ id, purpose_kind_id }) => form.getAll(kindsField(purpose_kind_id)).includes(String(id)))
    .map(({ id }) => String(id)),
  preferred_dates: rowKeysIn(form, 'preferred_dates', maximumPreferredDates).map((key) => ({
    key,
    preferred_date: textIn(form, `preferred_dates.${key}.preferred_date`),
    start_time: textIn(form, `preferred_dates.${key}.start_time`),
  })),
  children: rowKeysIn(form, 'children', mostProfileChildren).map((key) => {
    const name = `children.${key}.birthday`;
    const birthday = chosenInForm(form, name);
    return {
      key,
      birthday,
      isIncomplete: birthday !== '' && dateFromForm(form, name) === '',
      is_default_selected: form.has(`children.${key}.is_default_selected`),
      is_send: form.has(`children.${key}.is_send`),
    };
  }),
  ...madeIn(form),
});

/** The hidden fields that carry the preferred dates. */
export const dateFields = ({
  preferred_dates,
}: Pick<ContactDraft, 'preferred_dates'>): [name: string, value: string][] =>
  preferred_dates.flatMap(({ key, preferred_date, start_time }): [string, string][] => [
    ['preferred_dates', key],
    [`preferred_dates.${key}.preferred_date`, preferred_date],
    [`preferred_dates.${key}.start_time`, start_time],
  ]);

/** The hidden fields that carry a draft to the next page; `readDraft` reads them back. */
export const draftFields = ({
  texts,
  kinds,
  preferred_dates,
  children,
  ...made
}: ContactDraft): [name: string, value: string][] => [
  ...Object.entries(texts),
  ...contactKinds
    .filter(({ id }) => kinds.includes(String(id)))
    .map(({ id, purpose_kind_id }): [string, string] => [kindsField(purpose_kind_id), String(id)]),
  ...dateFields({ preferred_dates }),
  ...children.flatMap(({ key, birthday, is_default_selected, is_send }): [string, string][] => {
    const [year = '', month = '', day = ''] = birthday.split('-');
    return [
      ['children', key],
      [`children.${key}.birthday_year`, year],
      [`children.${key}.birthday_month`, month],
      [`children.${key}.birthday_day`, day],
      ...(is_default_selected ? [[`children.${key}.is_default_selected`, 'on'] as [string, string]] : []),
      ...(is_send ? [[`children.${key}.is_send`, 'on'] as [string, string]] : []),
    ];
  }),
  ...madeFields(made),
];

export const restoreDraft = restoring({ fieldsOf: draftFields, read: readDraft });
