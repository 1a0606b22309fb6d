import { createHash } from 'node:crypto';

export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8d8db, #4a4a52); --accent: light-dark(#00579b, #8fc7ff); }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; line-height: 1.7;
  font-family: "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif; line-break: strict; }
h1 small, h2 span, h3 span { font-size: 0.75em; font-weight: normal; opacity: 0.75; }
h2 { margin-top: 3rem; padding-bottom: 0.25rem; border-bottom: 2px solid var(--accent); }
a { color: var(--accent); }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.address { font-size: 1.125rem; }
.address b { padding: 0.1rem 0.5rem; border: 1px solid var(--accent); border-radius: 0.25rem; color: var(--accent); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th:nth-child(1) { width: 42%; }
th:nth-child(2) { width: 9rem; }
th:nth-child(3) { width: 3.5rem; }
th, td { padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top;
  overflow-wrap: anywhere; }
thead th { font-size: 0.875rem; }
tbody th { font-weight: normal; }
`;

const hash = createHash('sha256').update(referenceStyle).digest('base64');

/** The API's only page runs and loads nothing; its style is allowed by its hash. */
export const referencePolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
