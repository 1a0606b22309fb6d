/**
 * Arrays in bracket notation (`ids[]=1&ids[]=2`), undefined and null left out (R6.1).
 * @returns without a leading `?`; empty where there is nothing to say
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) parameters.append(`${name}[]`, String(item));
    else if (value !== undefined && value !== null) parameters.append(name, String(value));
  }
  return parameters.toString().replaceAll('%5B%5D=', '[]=');
}
