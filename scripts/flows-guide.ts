import { globSync } from 'node:fs';
import path from 'node:path';
import type { Flow, Origin, StepGuards, Target } from '@enerabi/shared/flow/declaration';

type AnyFlow = Flow<string, string>;

const root = path.join(import.meta.dirname, '..');

/** Every flow of the site: each remote declares its own in a `*.flow.ts`. */
export const flows: readonly AnyFlow[] = (
  await Promise.all(globSync('mfe-*/src/**/*.flow.ts', { cwd: root }).toSorted().map(declaredIn))
).flat();

async function declaredIn(file: string): Promise<AnyFlow[]> {
  return Object.values((await import(path.join(root, file))) as Record<string, AnyFlow>);
}

const introduction = `# Flows and their guards

A flow is a form of several pages. Its guards are data (\`*.flow.ts\` in the remote that owns the flow); \`shared/src/flow\` evaluates
them on the server for a document and in the browser for navigation within the page
([decision 097](../decisions/097-flows.md)). This page is made from the declarations, and a test holds it against them.

How to read it: a step's guards are asked from left to right, and the first that fails decides where the visitor goes instead
(\`facility\` is the page of the facility that the flow is about). A document counts as entered from the step itself.
A fact is false until something proves it. A diagram shows the way through: a step that any page may enter has an arrow from the step
before it. An arrow's words are the facts that open it; \`no …\` names the missing fact that leads there, and \`from elsewhere\` stands
for every other page of the site, from which a link within the page does not enter (a document does).

`;

const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

const requirements = ({ requires = [] }: StepGuards<string, string>): string =>
  requires.map(({ fact, otherwise }) => `\`${fact}\`, else to \`${otherwise}\``).join('; ');

function origins({ enterFrom }: StepGuards<string, string>): string {
  if (!enterFrom) return 'any page';
  const { steps, alsoFrom, otherwise } = enterFrom;
  const also = alsoFrom ? `; ${code(alsoFrom.steps)} while \`${alsoFrom.while}\`` : '';
  return `${code(steps)}${also}; else to \`${otherwise}\``;
}

function clearing({ onEnter, onLeave }: StepGuards<string, string>): string {
  const entering = onEnter && `entering: \`${onEnter.clears}\`, unless from ${code(onEnter.unlessFrom)}`;
  const leaving = onLeave && `leaving: \`${onLeave.clears}\`, unless to ${code(onLeave.unlessTo)}`;
  return [entering, leaving].filter(Boolean).join('; ');
}

const row = ([step, guards]: [string, StepGuards<string, string>]): string =>
  `| \`${step}\` | \`/${guards.path}\` | ${requirements(guards)} | ${origins(guards)} | ${clearing(guards)} |\n`;

/** The arrows of one step: the ways in that are open, and where its guards send a visitor instead. */
function arrows(
  step: string,
  before: string,
  { requires = [], enterFrom }: StepGuards<string, string>,
): string[] {
  const arrow = (from: Origin<string>, to: Target<string>, words = '') =>
    `    ${from} --> ${to}${words && `: ${words}`}`;
  const facts = requires.map(({ fact }) => fact).join(' and ');
  const others = (enterFrom?.steps ?? [before]).filter((from) => from !== step);
  const also = enterFrom?.alsoFrom;
  return [
    ...others.map((from) => arrow(from, step, facts)),
    ...(also?.steps ?? []).map((from) => arrow(from, step, also?.while)),
    ...requires.map(({ fact, otherwise }) => arrow(step, otherwise, `no ${fact}`)),
    ...(enterFrom ? [arrow(step, enterFrom.otherwise, 'from elsewhere')] : []),
  ];
}

const diagram = ({ steps }: AnyFlow): string => {
  const names = Object.keys(steps);
  const lines = Object.entries(steps).flatMap(([step, guards], index) =>
    arrows(step, names[index - 1] ?? 'facility', guards),
  );
  return `\`\`\`mermaid\nstateDiagram-v2\n${lines.join('\n')}\n\`\`\`\n`;
};

const section = (flow: AnyFlow): string =>
  `## ${flow.name[0]?.toUpperCase()}${flow.name.slice(1)}\n\n` +
  `Facility's page: \`/${flow.facility}\`\n\n` +
  '| step | address | requires | entered from | sets to false |\n|---|---|---|---|---|\n' +
  `${Object.entries(flow.steps).map(row).join('')}\n${diagram(flow)}`;

/** `docs/guides/flows.md`, made from the flows' declarations. */
export const flowsGuide = (): string => `${introduction}${flows.map(section).join('\n')}`;

if (import.meta.main) process.stdout.write(flowsGuide());
