/** A field with the code of its error. */
export interface FieldCode {
  name: string;
  code: string;
}

/** Takes the first issue of each field, since two messages at once do not help. */
export function fieldCodes(issues: readonly { path: PropertyKey[]; message: string }[]): FieldCode[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!byField.has(name)) byField.set(name, message);
  }
  return [...byField].map(([name, code]) => ({ name, code }));
}
