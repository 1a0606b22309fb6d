/** @returns the JSON object of a text; undefined when it is cut off, no JSON, or something else than an object */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
