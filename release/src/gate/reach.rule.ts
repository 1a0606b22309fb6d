import type { Finding, GateInput } from './finding.ts';

/** A module that the bundler left outside: `require("node:fs")`. */
const outsideModule = /(?<![.\w$])require\((['"])([^'"]+)\1\)/g;
/** Parts of Node's process that say something of the server, or change it. */
const ofProcess =
  /(?<![.\w$'"`])process\.(env|argv|cwd|exit|kill|abort|binding|dlopen|chdir|getBuiltinModule|std(?:in|out|err))\b/g;

/**
 * Server code contains all that it needs, and reaches the API by the client of its context alone. Servers give it neither
 * modules nor process nor network, so that code which reaches for them fails where it does.
 */
export function reachFindings({ app, tested: { manifest }, serverCode }: GateInput): Finding[] {
  if (app === 'shell' || serverCode === undefined) return [];
  const subject = manifest.entry.server;
  const modules = new Set([...serverCode.matchAll(outsideModule)].map(([, , name]) => name));
  const parts = new Set([...serverCode.matchAll(ofProcess)].map(([, name]) => `process.${name}`));
  return [
    ...[...modules].map((name) => ({
      rule: 'reach' as const,
      subject,
      detail: `loads the module ${name}, which no server gives it`,
      remedy: 'move what needs it into the API, or load it in browsers alone (`x.browser.tsx`)',
      isForcible: false,
    })),
    ...[...parts].map((name) => ({
      rule: 'reach' as const,
      subject,
      detail: `reads ${name}, which no server gives it`,
      remedy: 'take it out, or give --force if that code never runs on a server',
      isForcible: true,
    })),
  ];
}
