import { Parser } from 'htmlparser2';

export interface PageLinks {
  /** Addresses of this site in the document (pages, files, pictures and feeds), without fragment, each once. */
  addresses: Set<string>;
  /** Links with a fragment: address of the page, then the id. */
  fragments: [address: string, id: string][];
  /** Ids of the document's elements. */
  ids: Set<string>;
  /** Link attributes that hold no address, for example an empty one. */
  unreadable: string[];
}

/** Attributes that link, by element. A form is requested without any input. */
const leading: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  use: ['href'],
  iframe: ['src'],
  video: ['src', 'poster'],
};
const pictures = new Set(['og:image', 'og:url', 'twitter:image']);

/** Finds the links of a document within its own site. @param html a whole document @param at its absolute address */
export function pageLinks(html: string, at: string): PageLinks {
  const { origin } = new URL(at);
  const found: PageLinks = { addresses: new Set(), fragments: [], ids: new Set(), unreadable: [] };
  const lead = (text: string): void => {
    const url = URL.parse(text.trim(), at);
    if (!url || text.trim() === '') return void found.unreadable.push(text);
    if (url.origin !== origin) return;
    const address = url.pathname + url.search;
    found.addresses.add(address);
    if (url.hash) found.fragments.push([address, decodeURIComponent(url.hash.slice(1))]);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) found.ids.add(attributes.id);
      for (const attribute of leading[name] ?? []) {
        const value = attributes[attribute];
        if (value === undefined) continue;
        if (attribute === 'srcset')
          for (const one of value.split(',')) lead(one.trim().split(/\s+/)[0] ?? '');
        else lead(value);
      }
      if (name === 'form' && attributes.action && (attributes.method ?? 'get').toLowerCase() === 'get')
        lead(attributes.action);
      if (name === 'meta' && pictures.has(attributes.property ?? attributes.name ?? ''))
        lead(attributes.content ?? '');
    },
  });
  parser.end(html);
  return found;
}
