import type { Operation, OperationSchemas } from '@enerabi/shared/contract';
import { type FieldCode, readTyped } from '@enerabi/shared/form';
import { basicInformationFaults } from '@enerabi/shared/profile';
import type { Draft } from './draft.ts';
import { type DraftInput, fieldAt, unfinishedRows } from './draft-input.rules.ts';

type WithBody = OperationSchemas & Required<Pick<OperationSchemas, 'body'>>;

/**
 * Checks a draft by the contract's schema and its further rules (R5.3), so that each error is shown at its row.
 * @param input made from the draft by `inputOf`, with the operation's other fields
 * @param today in Japan, `YYYY-MM-DD`
 * @returns the first error of each field, in the order of the form
 */
export async function checkDraft<S extends WithBody>(
  operation: Operation<S>,
  draft: Draft,
  result: DraftInput,
  today: string,
): Promise<FieldCode[]> {
  const { issues } = await readTyped(operation, result);
  const faults = [
    ...issues.map(({ path, message }) => ({ name: fieldAt(draft, path), code: message })),
    ...basicInformationFaults(result, today).map(({ field, code }) => ({
      name: fieldAt(draft, field.split('.')),
      code,
    })),
    ...unfinishedRows(draft),
  ];
  return faults
    .filter(({ name }, at) => faults.findIndex((fault) => fault.name === name) === at)
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

const order = [
  'position_kind_ids',
  'last_name',
  'first_name',
  'last_name_furigana',
  'first_name_furigana',
  'phone_number',
  'postal_code',
  'prefecture_code',
  'municipality_name',
  'address',
  'building',
  'children',
  'job_experiences',
  'terms_version',
];

/** The position of a field in the form; unknown fields come last. */
const placeOf = (name: string): number => {
  const at = order.indexOf(name.split('.')[0] ?? '');
  return at === -1 ? order.length : at;
};
