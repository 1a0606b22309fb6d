/** A query as the API reads it: arrays have brackets behind their names (R6.1). */
export const asRead = (parameters: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) =>
      name.endsWith('[]') ? [name.slice(0, -2), parameters.getAll(name)] : [name, parameters.get(name)],
    ),
  );
