import type { Page } from '@playwright/test';

/** A shift of the first view after the browser had read one more tag or text. */
export interface PartialShift {
  /** As the browser scores it (Layout Instability): the part of the view that is touched, times the part that it moved by. */
  score: number;
  moved: string[];
  /** The tag or text that moved it. */
  after: string;
}

/** The browser counts a shift from this many pixels on. */
const shiftPixels = 3;

/** A journey states the score to three decimals, as it is reported. */
const leastScore = 0.0005;

/**
 * Writes the document into an empty page piece by piece, and reports what moves in the first view: on a slow line, the
 * browser paints what has come so far. Scripts of the document do not run.
 */
export async function shiftsWhileParsed(page: Page, address: string): Promise<PartialShift[]> {
  const html = await documentAt(page, address);
  await page.route('**/empty-document', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty-document');
  const bodyAt = html.indexOf('<body');
  const pieces = [html.slice(0, bodyAt), ...piecesOf(html.slice(bodyAt))];
  return page.evaluate(writeAndCompare, { pieces, shiftPixels, leastScore });
}

/** An end tag is a piece, too: `:last-child` and `:has()` may wait for it. */
const beforeTagOrText = /(?=<[^!/])|(?<=>)(?=[^<])|(?<=[^>])(?=<\/)/;

/** A text is one piece wherever the network cuts it, and so is a heading's, which holds places to break and is balanced. */
function piecesOf(body: string): string[] {
  const joined = body.replaceAll(/<h([1-6])\b.*?<\/h\1>/gs, (heading) =>
    heading.replaceAll(/<wbr\/?>/g, place),
  );
  return joined.split(beforeTagOrText).map((piece) => piece.replaceAll(place, '<wbr>'));
}

/** Stands for a place to break; no text has it. */
const place = '\u0000';

/** The document without its scripts, and with its style sheets in it: all of them are there before the first paint. */
async function documentAt(page: Page, address: string): Promise<string> {
  const read = async (path: string) =>
    (await page.request.get(path, { headers: { accept: 'text/html,*/*' } })).text();
  const html = (await read(address)).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const links = html.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  const sheets = await Promise.all(
    links.map(async (link) => [link, await read(/href="([^"]*)"/.exec(link)?.[1] ?? '')] as const),
  );
  return sheets.reduce((whole, [link, css]) => whole.replace(link, () => `<style>${css}</style>`), html);
}

interface Writing {
  pieces: string[];
  shiftPixels: number;
  leastScore: number;
}

/**
 * Runs in the page. It writes the document twice: first as a whole, to learn which of its nodes are in the first view
 * or not far below it; then piece by piece, where it measures what those add. What the others move is found at the
 * next measurement, and at the end.
 */
function writeAndCompare({ pieces, shiftPixels, leastScore }: Writing): PartialShift[] {
  const isNearby = ({ top }: DOMRect) => top < 1.25 * innerHeight;
  const area = ({ width, height }: DOMRect) => width * height;
  const seen = ({ top, left, right, bottom }: DOMRect) =>
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  const written = ({ left, top, width, height }: DOMRect) => `${left},${top} ${width}×${height}`;

  /** A text is where its first line is: it may stand in the middle of an element that does not move. */
  const boxOf = (node: Node): DOMRect => {
    if (node instanceof Element) return node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNode(node);
    return range.getClientRects()[0] ?? new DOMRect();
  };
  const isMeasured = (node: Node) =>
    node instanceof Element ? !node.matches('svg *') : node.nodeValue?.trim() !== '';
  const isVisible = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.checkVisibility({ visibilityProperty: true });
  const excerptOf = (node: Node) =>
    (node instanceof Element ? node.outerHTML : `${node.nodeValue}`).slice(0, 90);

  const walkerOf = () => document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const readOn = (walker: TreeWalker): Node[] => {
    const added: Node[] = [];
    while (walker.nextNode()) added.push(walker.currentNode);
    return added;
  };

  const boxes = new Map<Node, DOMRect>();
  const track = (nodes: Node[]): void => {
    for (const node of nodes.filter(isMeasured)) {
      const box = boxOf(node);
      if (isNearby(box)) boxes.set(node, box);
    }
  };
  /** The browser leaves out what was not shown before, and what comes from outside or goes there sideways. */
  const distanceOf = (node: Node, before: DOMRect, now: DOMRect): number => {
    const down = Math.abs(before.top - now.top);
    const distance = Math.max(down, Math.abs(before.left - now.left));
    if (distance < shiftPixels || area(before) * area(now) === 0) return 0;
    const isInView = down >= shiftPixels ? seen(before) + seen(now) > 0 : seen(before) * seen(now) > 0;
    return isInView && isVisible(node) ? distance : 0;
  };
  const shiftSince = (): Omit<PartialShift, 'after'> => {
    const moved = new Map<Node, string>();
    let touched = 0;
    let furthest = 0;
    for (const [node, before] of boxes) {
      const now = boxOf(node);
      boxes.set(node, now);
      const distance = distanceOf(node, before, now);
      if (distance === 0) continue;
      furthest = Math.max(furthest, distance);
      // A node that moves with its parent touches no more of the view.
      if (!moved.has(node.parentNode as Node)) touched += Math.max(seen(before), seen(now));
      moved.set(node, `${excerptOf(node)}: ${written(before)} → ${written(now)}`);
    }
    const part = Math.min(1, touched / (innerWidth * innerHeight));
    return {
      score: part * Math.min(1, furthest / Math.max(innerWidth, innerHeight)),
      moved: [...moved.values()],
    };
  };

  document.open();
  document.write(pieces.join(''));
  document.close();
  const nearby = readOn(walkerOf()).map((node) => isNearby(boxOf(node)));

  const shifts: PartialShift[] = [];
  let added: Node[] = [];
  let read = 0;
  document.open();
  const walker = walkerOf();
  for (const [at, piece] of pieces.entries()) {
    document.write(piece);
    added = [...added, ...readOn(walker)];
    if (!nearby[read + added.length - 1] && at < pieces.length - 1) continue;
    const shift = shiftSince();
    if (shift.score >= leastScore) shifts.push({ ...shift, after: piece });
    track(added);
    read += added.length;
    added = [];
  }
  document.close();
  return shifts;
}
