import { preferredDateFault } from '@enerabi/shared/contact';
import type { CandidateMessageInput, Operation, OperationSchemas } from '@enerabi/shared/contract';
import { type FieldCode, readTyped } from '@enerabi/shared/form';
import { birthdayFault } from '@enerabi/shared/profile';
import type { ContactDraft } from './contact-draft.ts';
import { fieldAt, unfinishedRows } from './draft-input.rules.ts';

type WithBody = OperationSchemas & Required<Pick<OperationSchemas, 'body'>>;

/**
 * Checks a draft by the contract's schema and its further rules (R5.3), so that each error is shown at its field.
 * @param input made from the draft by `inputOf`
 * @param today in Japan, `YYYY-MM-DD`
 * @returns the first error of each field, in the order of the form
 */
export async function checkDraft<S extends WithBody>(
  operation: Operation<S>,
  draft: ContactDraft,
  input: CandidateMessageInput,
  today: string,
): Promise<FieldCode[]> {
  const { issues } = await readTyped(operation, input);
  const faults = [
    ...issues.map(({ path, message }) => ({ name: fieldAt(draft, path), code: message })),
    ...(input.preferred_dates ?? []).flatMap(({ preferred_date }, at) =>
      faultAt(draft, ['preferred_dates', at, 'preferred_date'], preferredDateFault(preferred_date, today)),
    ),
    ...(input.candidate_information.children ?? []).flatMap(({ birthday }, at) =>
      faultAt(draft, ['children', at, 'birthday'], birthday ? birthdayFault(birthday, today) : undefined),
    ),
    ...unfinishedRows(draft),
  ];
  return faults
    .filter(({ name }, at) => faults.findIndex((fault) => fault.name === name) === at)
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

const faultAt = (draft: ContactDraft, path: PropertyKey[], code: string | undefined): FieldCode[] =>
  code ? [{ name: fieldAt(draft, path), code }] : [];

const order = [
  'purpose_kind_id',
  'kinds',
  'content',
  'preferred_dates',
  'last_name',
  'first_name',
  'phone_number',
  'mailaddress',
  'children',
];

/** The position of a field in the form; unknown fields come last. */
const placeOf = (name: string): number => {
  const at = order.indexOf(name.split('.')[0] ?? '');
  return at === -1 ? order.length : at;
};
