import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

// On a busy machine jsdom needs more than the default second for a whole page.
configure({ asyncUtilTimeout: 10_000 });

// jsdom knows no display of a line break opportunity; without one, accessible names would have a space there.
const style = document.createElement('style');
style.textContent = 'wbr { display: inline; }';
document.head.append(style);

// jsdom has no layout, so that no media query matches.
window.matchMedia ??= () => new EventTarget();
