/** An object of JSON-LD. */
export type Node = Partial<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** @returns whether the node is of the type, among others maybe */
export const isOfType = (node: Node, type: string): boolean =>
  listOf(node['@type']).some((one) => String(one).replace(/^.*[/:#]/, '') === type);

/** The nodes of a document: itself, a list of them, or those of its `@graph`. */
export const nodesOf = (document: unknown): Node[] =>
  listOf(document).flatMap((value) => {
    if (!isNode(value)) return [];
    return '@graph' in value ? nodesOf(value['@graph']) : [value];
  });

/** The text of a property: its own, that of each entry in a line, or the name of what it refers to. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join('\n');
  if (isNode(value)) return wordsOf(value['@value'] ?? value.name);
  return value === undefined || value === null ? '' : String(value).trim();
}

/** Each `additionalProperty` by its name: a list or an object as JSON. */
export const additionalProperties = ({ additionalProperty }: Node): Record<string, string> =>
  Object.fromEntries(
    listOf(additionalProperty)
      .filter(isNode)
      .map(({ name, propertyID, value }) => [
        wordsOf(name ?? propertyID),
        typeof value === 'object' && value !== null ? JSON.stringify(value) : wordsOf(value),
      ]),
  );
