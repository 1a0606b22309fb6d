import { createInterface } from 'node:readline/promises';
import type { Person } from './take-proposal.ts';

/** The person who sits at the terminal; nobody where input or output is a file or a pipe. The report's output stays apart. */
export function personAtTerminal(): Person & { leave: () => void } {
  const isThere = process.stdin.isTTY && process.stderr.isTTY;
  const lines = isThere ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  return {
    say: (text) => process.stderr.write(`${text}\n\n`),
    ask: lines ? (question) => lines.question(question) : null,
    leave: () => lines?.close(),
  };
}
