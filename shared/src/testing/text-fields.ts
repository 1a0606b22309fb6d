import type * as z from 'zod/mini';
import { elementOf, fieldsOf, inner } from '../contract/text/text-kinds.ts';

export interface TextField {
  /** Path of the field; an array's element has the index 0. */
  path: PropertyKey[];
  schema: z.core.$ZodType;
}

const takesText = ({ type }: z.core.$ZodTypeDef): boolean => type === 'string' || type === 'enum';

/** Lists every text field of a query or a body, however the schema parses it. */
export function textFieldsOf(schema: z.core.$ZodType | undefined, path: PropertyKey[] = []): TextField[] {
  const within = inner(schema) as z.core.$ZodTypes | undefined;
  if (!schema || !within) return [];
  const { def } = within._zod;
  const isText =
    takesText(def) || (def.type === 'union' && def.options.some(({ _zod }) => takesText(_zod.def)));
  if (isText) return [{ path, schema }];
  const element = elementOf(within);
  if (element) return textFieldsOf(element, [...path, 0]);
  return Object.entries(fieldsOf(within)).flatMap(([name, field]) => textFieldsOf(field, [...path, name]));
}
