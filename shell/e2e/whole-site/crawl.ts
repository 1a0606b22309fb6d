import { capabilities, capabilityOf } from '@enerabi/shared/constants';
import { pageLinks } from '../../src/testing/page-links.ts';

export interface BrokenLink {
  address: string;
  /** A page with a link to it. */
  from: string;
  why: string;
}

export interface Crawled {
  pages: number;
  files: number;
  /** Number of pages read, by kind. */
  kinds: Map<string, number>;
  broken: BrokenLink[];
}

interface Crawl {
  origin: string;
  /** The crawl stops after this number of pages. */
  pages: number;
  /** Addresses to begin with. */
  seeds: readonly string[];
}

const askers = 4;
/** No link may lead to a page with this text. */
const inPreparation = '準備中';

/** Groups addresses: parts that differ between facilities, areas or pages become a star. */
const kindOf = (address: string): { path: string; kind: string } => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const path = pathname.replace(
    /(?<=\/(f|o|contact|railway_search|interview|notice_board|area|facility|e)\/)[^/]+/g,
    '*',
  );
  const names = [...new Set([...searchParams.keys()])].sort();
  return { path, kind: names.length === 0 ? path : `${path}?${names.join('&')}` };
};

/** Queues that take turns: each gives one item before any gives its second. */
class Turns<Queue> {
  readonly #queues = new Map<string, Queue>();
  #turn: string[] = [];

  /** Queue of this name, made when it is first asked for. */
  of(name: string, make: () => Queue): Queue {
    const queue = this.#queues.get(name) ?? make();
    this.#queues.set(name, queue);
    return queue;
  }

  /** First item that a queue gives, beginning with the queue whose turn it is. */
  next<Taken>(take: (queue: Queue) => Taken | undefined): Taken | undefined {
    for (let left = this.#turn.length + this.#queues.size; left > 0; left -= 1) {
      if (this.#turn.length === 0) this.#turn = [...this.#queues.keys()];
      const queue = this.#queues.get(this.#turn.pop() ?? '');
      const taken = queue && take(queue);
      if (taken !== undefined) return taken;
    }
    return undefined;
  }
}

/**
 * Queue of addresses that takes one of each path in turn, and within a path one of each set of parameters, so that
 * neither twenty thousand facilities nor a thousand ways to combine the conditions of a list delay another page.
 */
class Frontier {
  readonly #paths = new Turns<Turns<string[]>>();
  readonly #from = new Map<string, string>();

  add(address: string, from: string): void {
    if (this.#from.has(address)) return;
    this.#from.set(address, from);
    const { path, kind } = kindOf(address);
    const kinds = this.#paths.of(path, () => new Turns());
    kinds.of(kind, () => []).push(address);
  }

  next(): string | undefined {
    return this.#paths.next((kinds) => kinds.next((queue) => queue.shift()));
  }

  from = (address: string): string => this.#from.get(address) ?? '';
}

/**
 * Follows all links of a site and reports the broken ones: no answer, an error, a page in preparation or with its
 * capability switched off, or a missing fragment.
 */
export async function crawl({ origin, pages, seeds }: Crawl): Promise<Crawled> {
  const frontier = new Frontier();
  const crawled: Crawled = { pages: 0, files: 0, kinds: new Map(), broken: [] };
  const idsOf = new Map<string, Set<string>>();
  const places: [address: string, id: string, from: string][] = [];
  const isBroken = (address: string, from: string, why: string) =>
    void crawled.broken.push({ address, from, why });

  const read = async (address: string): Promise<void> => {
    const from = frontier.from(address);
    const reply = await fetch(origin + address, { redirect: 'manual' });
    const to = reply.headers.get('location');
    if (to !== null && reply.status < 400) {
      await reply.body?.cancel();
      const url = new URL(to, origin + address);
      if (url.origin === origin) frontier.add(url.pathname + url.search, from);
      return;
    }
    const text = await reply.text();
    if (!reply.ok) return isBroken(address, from, String(reply.status));
    const isPage = reply.headers.get('content-type')?.startsWith('text/html');
    crawled[isPage ? 'pages' : 'files'] += 1;
    if (!isPage) return;
    const { kind } = kindOf(address);
    crawled.kinds.set(kind, (crawled.kinds.get(kind) ?? 0) + 1);
    const links = pageLinks(text, origin + address);
    idsOf.set(address, links.ids);
    for (const [page, id] of links.fragments) places.push([page, id, address]);
    for (const href of links.unreadable) isBroken(href, address, 'no address');
    if (text.includes(inPreparation)) isBroken(address, from, inPreparation);
    for (const next of links.addresses) {
      const needed = capabilityOf(next);
      if (needed && !capabilities[needed]) isBroken(next, address, `${needed} is switched off (R7.3)`);
      frontier.add(next, address);
    }
  };
  const asker = async (): Promise<void> => {
    for (let idle = 0; crawled.pages < pages && idle < 50; ) {
      const address = frontier.next();
      idle = address === undefined ? idle + 1 : 0;
      // Another worker may find more addresses.
      if (address === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
      else await read(address);
    }
  };

  for (const seed of seeds) frontier.add(seed, 'the beginning');
  await Promise.all(Array.from({ length: askers }, asker));
  for (const [page, id, from] of places)
    if (idsOf.get(page)?.has(id) === false) isBroken(`${page}#${id}`, from, 'no such place in the page');
  return crawled;
}
