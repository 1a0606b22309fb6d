import { copy as summaryCopy } from './error-summary.copy.ts';
import { copy } from './mended-errors.copy.ts';

/** Attributes that React set, and that a mended field does without. */
const errorAttributes = ['aria-invalid', 'aria-describedby'] as const;
/** A field tidies up what was typed as it is left, and its rules may have to load. */
const tidiedMs = 150;

const kept = new WeakMap<Element, Partial<Record<string, string>>>();
let isListening = false;
/** Number of answers that were shown. */
let shown = 0;

/**
 * Takes errors away as they are mended, in the field and in the summary; nothing moves, so that a press on a button does
 * not miss it. The browser's own rules decide (HTML, constraint validation); the contract's rules look again when the form
 * is sent.
 * @param summary of a new attempt: errors that it has are shown again; null if it has gone meanwhile
 */
export function showErrors(summary: Element | null): void {
  shown += 1;
  for (const field of document.querySelectorAll('[data-mended][data-invalid]')) setMended(field, false);
  if (summary) {
    for (const row of summary.querySelectorAll('[data-mended]')) row.removeAttribute('data-mended');
    count(summary);
  }
  if (isListening) return;
  isListening = true;
  const look = ({ target }: Event): void => {
    const field = target instanceof Element && target.closest('[data-invalid]');
    const answer = shown;
    // An answer ends the looks that were due before it.
    if (field) setTimeout(() => answer === shown && lookAt(field), tidiedMs);
  };
  document.addEventListener('change', look);
  document.addEventListener('focusout', look);
}

function lookAt(field: Element): void {
  const message = messageOf(field);
  if (!message) return;
  const link = document.querySelector(
    `[role="alert"] a[href="#${CSS.escape(message.id.replace(/-error$/, ''))}"]`,
  );
  // A field may have found another error by itself since the form was refused.
  if (!link || link.textContent !== message.textContent) return;
  const isMended = isRight(field);
  if (isMended === field.hasAttribute('data-mended')) return;
  setMended(field, isMended);
  link.closest('li')?.toggleAttribute('data-mended', isMended);
  const summary = link.closest('[role="alert"]');
  if (summary) count(summary);
}

const messageOf = (field: Element): Element | null => field.querySelector('[id$="-error"]');

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isRight(field: Element): boolean {
  const controls = [...field.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ name }) => name !== '',
  );
  const boxes = controls.filter(({ type }) => type === 'checkbox');
  // A group of boxes asks for at least one.
  if (boxes.length > 1) return boxes.some((box) => 'checked' in box && box.checked);
  return controls.every(({ validity }) => validity.valid);
}

function setMended(field: Element, isMended: boolean): void {
  field.toggleAttribute('data-mended', isMended);
  const message = messageOf(field);
  if (!message) return;
  message.toggleAttribute('data-mended', isMended);
  for (const element of [field, ...field.querySelectorAll('input, select, textarea')])
    if (isMended) withoutError(element, message.id);
    else restore(element);
}

function withoutError(element: Element, messageId: string): void {
  kept.set(
    element,
    Object.fromEntries(
      errorAttributes.flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  );
  element.removeAttribute('aria-invalid');
  const others =
    element
      .getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id !== messageId) ?? [];
  if (others.length > 0) element.setAttribute('aria-describedby', others.join(' '));
  else element.removeAttribute('aria-describedby');
}

function restore(element: Element): void {
  for (const [name, value] of Object.entries(kept.get(element) ?? {}))
    element.setAttribute(name, value ?? '');
  kept.delete(element);
}

/** Says how many errors are left. */
function count(summary: Element): void {
  const text = summary.querySelector('[data-counted]')?.firstChild;
  if (!text) return;
  const left = summary.querySelectorAll('li:not([data-mended])').length;
  summary.toggleAttribute('data-mended', left === 0);
  text.nodeValue = left === 0 ? copy.mended : summaryCopy.title(left);
}
