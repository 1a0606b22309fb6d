/**
 * Writes arrays in bracket notation (`ids[]` once for each value, R6.1), and leaves out undefined and null. Brackets
 * are percent-encoded: the URL Standard has none in a query, and an HTML checker refuses a link with them.
 * @returns without a leading `?`; empty if there are no values
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) parameters.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null) parameters.append(name, String(value));
  }
  return parameters.toString();
}
