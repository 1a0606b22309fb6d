/** The console's style sheet. Every colour has a word beside it, and every target is large enough for a thumb. */
export const consoleStyles = `
:root { --ground: #f4f5f7; --paper: #fff; --ink: #16202c; --soft: #55606e; --line: #d5dae1; --link: #0b57a4;
  --good: #1a6b3c; --bad: #a8201a; --warn: #8a5300; --candidate: #7a3db8; --active: #2f6f9f; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #10151b; --paper: #1a222b; --ink: #e9edf2; --soft: #a5b0bd; --line: #36414d; --link: #8bc1ff;
    --good: #7fd6a2; --bad: #ff9a90; --warn: #f2bd6b; --candidate: #cda4f5; --active: #8fc6ec; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .25rem 1rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
header > a { font-weight: 700; padding: .75rem 0; text-decoration: none; color: inherit; }
header form { display: flex; gap: .75rem; align-items: center; color: var(--soft); }
main { max-width: 64rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem; }
h1 { font-size: 1.375rem; margin: .5rem 0 0; } h2 { font-size: 1.125rem; margin: 0; } p { margin: 0; }
a { color: var(--link); } code { font: .875rem/1.4 ui-monospace, monospace; }
.apps { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; display: grid; gap: .75rem; align-content: start; }
.card > div { min-width: 0; }
.wide { grid-column: 1 / -1; }
.head { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; justify-content: space-between; }
.soft { color: var(--soft); font-size: .875rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.good, .bad, .warn { font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: .5rem; }
.button, button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0 1rem; border-radius: .375rem; font: inherit;
  font-weight: 600; border: 1px solid var(--link); background: none; color: var(--link); text-decoration: none; cursor: pointer; }
button.plain { min-height: 2.75rem; border: 0; padding: 0; text-decoration: underline; font-weight: 400; }
.button.first, button.first { background: var(--link); color: var(--paper); }
.button.danger { border-color: var(--bad); color: var(--bad); }
button.danger { background: var(--bad); border-color: var(--bad); color: var(--paper); }
a:focus-visible, button:focus-visible, input:focus-visible, textarea:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
label { display: grid; gap: .25rem; font-weight: 600; }
label.choice { display: flex; gap: .5rem; align-items: center; min-height: 3rem; font-weight: 400; }
input[type=password], input[type=text], textarea { font: inherit; width: 100%; padding: .75rem; border: 1px solid var(--soft); border-radius: .375rem; background: var(--ground); color: inherit; }
input[type=radio] { width: 1.5rem; height: 1.5rem; flex: none; }
fieldset { border: 1px solid var(--line); border-radius: .375rem; margin: 0; padding: .5rem 1rem; min-width: 0; }
legend { font-weight: 600; padding: 0 .25rem; }
ol.history { list-style: none; margin: 0; padding: 0; display: grid; }
ol.history li { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; gap: .125rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; } dt { color: var(--soft); } dd { margin: 0; min-width: 0; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; display: block; font: 600 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } .track { fill: var(--line); } .fill-candidate { fill: var(--candidate); } .fill-active { fill: var(--active); }
.fill-good { fill: var(--good); } .fill-warn { fill: var(--warn); } .fill-bad { fill: var(--bad); } .mark { stroke: var(--ink); stroke-width: 2; }
`;
