/**
 * Names an empty text `required`, and any other that a check refuses by its own code: one check then says both. Checks
 * must not abort, or rules between fields would wait for a second round (`across`).
 */
export const requiredOr = (code: string) => ({
  error: ({ input }: { input?: unknown }): string => (input === '' ? 'required' : code),
});
