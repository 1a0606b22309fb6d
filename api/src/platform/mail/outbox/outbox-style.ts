import * as mail from '../templates/frame/mail-colors.ts';

export const outboxStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8d8db, #4a4a52); --accent: light-dark(${mail.button}, #9fd3ab); }
* { box-sizing: border-box; }
body { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; line-height: 1.7;
  font-family: "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", Meiryo, sans-serif; line-break: strict;
  word-break: auto-phrase; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.5; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
a { color: var(--accent); }
.mails { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 14rem 1fr; gap: 0 1rem; padding: 0.75rem 0.25rem;
  border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
.mails a:hover { background: light-dark(#f3f7f3, #26302a); }
.mails b { color: var(--accent); text-decoration: underline; }
.mails span { grid-column: 2; font-size: 0.875rem; }
.mails time { grid-row: span 2; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: bold; }
dd { margin: 0; }
pre, iframe { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 0.5rem; }
pre { padding: 1rem; white-space: pre-wrap; font-family: ui-monospace, monospace; }
iframe { height: 58rem; }
@media (max-width: 40rem) {
  .mails a { display: block; }
  .mails :is(time, b, span) { display: block; }
}
`;

/** Pages of the outbox run and load nothing. Mails have inline styles, and share this one. */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
