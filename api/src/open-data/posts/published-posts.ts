import { ImportError } from '../report/import-error.ts';
import type { PostKind } from './post-kind.ts';
import type { PublishedPost } from './post-row.ts';

/**
 * Reads a file of one of the kind's other formats.
 * @returns undefined for JSON Lines
 * @throws ImportError if there is none like it, or the file is incomplete
 */
export function publishedPosts(
  content: string,
  format: 'xml' | 'json',
  { name, fields, formats }: PostKind,
): PublishedPost[] | undefined {
  const columns = new Set(fields.map((field) => field.name));
  if (format === 'xml') {
    if (!formats) throw new ImportError(`${name} are not read from XML; see --template`);
    return formats.xml(content, columns);
  }
  if (!formats || !jsonLdKeyword.test(content)) return undefined;
  return formats.jsonLd(jsonIn(content), columns);
}

const jsonLdKeyword = /"@(?:context|graph|type)"\s*:/;

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new ImportError(`no JSON-LD to its end: ${(error as Error).message}`);
  }
}
