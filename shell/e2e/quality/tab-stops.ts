import type { Page } from '@playwright/test';
import { hasFocusMark } from '../browser/focus-mark.ts';

export interface TabStop {
  /** Its position in the body, and the start of its text, without the mark of a section in view, which scrolling moves. */
  name: string;
  isMarked: boolean;
  /** Elements that stay in place while the page scrolls, such as the header, and cover part of it. */
  coveredBy: string[];
}

/** Lists all controls that Tab must reach, in the order of the document; of a radio group, one control. */
export const controls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, details > summary, [tabindex]',
    );
    const reachable = [...candidates].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        !control.closest('[inert]') &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const radios = (of: HTMLInputElement) =>
      reachable.filter(
        (other): other is HTMLInputElement =>
          other instanceof HTMLInputElement &&
          other.type === 'radio' &&
          other.name === of.name &&
          other.form === of.form,
      );
    const isStop = (control: HTMLElement) => {
      if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
      const group = radios(control);
      return control === (group.find(({ checked }) => checked) ?? group[0]);
    };
    // Scripts that load while one tabs through a form are added to the head.
    const all = [...document.body.querySelectorAll('*')];
    return reachable
      .filter(isStop)
      .map(
        (control) =>
          `${all.indexOf(control)} ${control.outerHTML.replace(/ aria-current="\w+"/, '').slice(0, 80)}`,
      );
  });

/** Presses that the browser gets at once: it draws a page of two hundred controls less often. */
const pressesAtOnce = 12;

/**
 * Presses a key until the focus has left the page.
 * @returns the stops, without boxes that only scroll, which browsers let the keyboard reach
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const expected = (await controls(page)).length;
  await page.evaluate(
    `window.hasFocusMark = ${hasFocusMark}; window.fixedElements = (${fixedElementsFinder})(); (${recordStops})(${currentStop})`,
  );
  // Without a graphics card, drawing a map again for each key takes most of the time.
  await page.evaluate(() => {
    for (const drawing of document.querySelectorAll('canvas')) drawing.style.opacity = '0';
  });
  const press = await keyOf(page, key);
  while (stops.length < expected + 50) {
    // One by one at the end: the focus stays outside of the page once it is there.
    await press(stops.length + pressesAtOnce < expected ? pressesAtOnce : 1);
    for (const stop of await page.evaluate(() => window.takeStops())) {
      // Some browsers without a window start again without leaving the page.
      if (stop === 'outside' || (stop !== 'scroller' && stops.length > 1 && stop.name === stops[0]?.name))
        return stops;
      if (stop !== 'scroller' && stop.name !== stops.at(-1)?.name) stops.push(stop);
    }
  }
  throw new Error(`The focus does not leave the page: ${stops.slice(-5).map(({ name }) => name)}`);
}

async function keyOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<(times: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  return async (times) => {
    const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
    await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })));
  };
}

type Stop = TabStop | 'outside' | 'scroller';

declare global {
  interface Window {
    hasFocusMark: (control: Element) => boolean;
    fixedElements: () => Element[];
    stops: Stop[] | undefined;
    takeStops: () => Stop[];
  }
}

/** Runs in the browser. Notes before each press where the last one has led. */
function recordStops(current: () => Stop): void {
  if (!window.stops) addEventListener('keydown', () => window.stops?.push(current()), true);
  window.stops = [];
  // The first note is of the time before the first press.
  let notesToSkip = 1;
  window.takeStops = () => {
    const taken = [...(window.stops ?? []), current()].slice(notesToSkip);
    window.stops = [];
    notesToSkip = 0;
    return taken;
  };
}

/**
 * Runs in the browser. Makes a function that finds the elements which scrolling does not move. It looks at every
 * element only after the document has changed.
 */
function fixedElementsFinder(): () => Element[] {
  const find = () =>
    [...document.querySelectorAll('*')].filter((element) =>
      /fixed|sticky/.test(getComputedStyle(element).position),
    );
  let found = find();
  const changes = new MutationObserver(() => {});
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  return () => {
    if (changes.takeRecords().length > 0) found = find();
    return found;
  };
}

/** Runs in the browser. */
function currentStop(): Stop {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'outside';
  if (!focused.matches('a, button, input, select, textarea, summary, [tabindex]')) return 'scroller';
  const all = [...document.body.querySelectorAll('*')];
  const box = focused.getBoundingClientRect();
  const covers = (fixed: Element): boolean => {
    // A fixed element inside a scrolling box does not cover that box.
    if (fixed.contains(focused) || focused.contains(fixed)) return false;
    const over = fixed.getBoundingClientRect();
    const [left, right] = [Math.max(over.left, box.left), Math.min(over.right, box.right)];
    const [top, bottom] = [Math.max(over.top, box.top), Math.min(over.bottom, box.bottom)];
    if (right - left <= 1 || bottom - top <= 1) return false;
    return fixed.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  const isOutOfView = box.bottom <= 0 || box.top >= innerHeight;
  return {
    name: `${all.indexOf(focused)} ${focused.outerHTML.replace(/ aria-current="\w+"/, '').slice(0, 80)}`,
    isMarked: window.hasFocusMark(focused),
    coveredBy: [
      ...window
        .fixedElements()
        .filter(covers)
        .map((fixed) => fixed.outerHTML.slice(0, 60)),
      ...(isOutOfView ? ['the edge of the window'] : []),
    ],
  };
}
