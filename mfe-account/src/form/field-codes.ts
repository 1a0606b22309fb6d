/** A field and the code of what is wrong with it. */
export interface FieldCode {
  name: string;
  code: string;
}

/** The first issue of each field: two messages at once do not help to mend one. */
export function fieldCodes(issues: readonly { path: PropertyKey[]; message: string }[]): FieldCode[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!byField.has(name)) byField.set(name, message);
  }
  return [...byField].map(([name, code]) => ({ name, code }));
}
