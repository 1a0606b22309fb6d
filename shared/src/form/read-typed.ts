import type { Operation, OperationSchemas } from '@enerabi/shared/contract';

type WithBody = OperationSchemas & Required<Pick<OperationSchemas, 'body'>>;

interface Issue {
  path: PropertyKey[];
  /** The code of the error. */
  message: string;
}

/** Loads what `readTyped` needs, while the form is filled in. */
export const preloadTyped = <S extends WithBody>(operation: Operation<S>) =>
  Promise.all([
    operation.schemas(),
    import(/* webpackChunkName: 'clean-input' */ '@enerabi/shared/contract/text/clean-input'),
  ]);

/**
 * Reads typed text as the API will: cleaned, and checked by the contract's schema.
 * @returns the body, or its errors; the code of a text with characters that cannot be stored is `invalid_character`
 */
export async function readTyped<S extends WithBody>(
  operation: Operation<S>,
  typed: unknown,
): Promise<{ data?: unknown; issues: Issue[] }> {
  const [{ body }, { cleanInput, invalidCharacter }] = await preloadTyped(operation);
  const { value, invalid } = cleanInput(body, typed);
  const { data, error } = body.safeParse(value);
  // Those of characters first: what else the schema says of such a text means nothing.
  const issues = [...invalid.map((path) => ({ path, message: invalidCharacter })), ...(error?.issues ?? [])];
  return issues.length > 0 ? { issues } : { data, issues };
}
