const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
  if (value instanceof Date) return quoted(value.toISOString());
  if (['string', 'number', 'boolean'].includes(typeof value)) return quoted(String(value));
  throw new TypeError(`A ${typeof value} has no literal here.`);
}

/**
 * A statement with its parameters as literals. All are quoted, so that the server infers their types as it does for
 * parameters; arrays are of numbers.
 * @throws TypeError for a value that is no text, number, boolean or time
 */
export const withLiterals = ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]));
