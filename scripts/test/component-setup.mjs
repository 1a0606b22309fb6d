import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine jsdom needs more than the default second for a whole page.
configure({ asyncUtilTimeout: 10_000 });

// An accessible name has a space beside a box, and none beside text. Style sheets are not loaded here, and jsdom takes a
// place to break for a box.
const style = document.createElement('style');
style.textContent = 'wbr { display: inline; } span.need, span.section { display: inline-block; }';
document.head.append(style);

// jsdom has no layout, so that no media query matches.
window.matchMedia ??= () => new EventTarget();
