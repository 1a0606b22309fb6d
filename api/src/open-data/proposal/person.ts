import { createInterface, type Interface } from 'node:readline/promises';
import { ImportError } from '../report/import-error.ts';
import type { Person } from './take-proposal.ts';

/** The person who sits at the terminal; nobody where input or output is a file or a pipe. The report's output stays apart. */
export function personAtTerminal(): Person & { leave: () => void } {
  const isThere = process.stdin.isTTY && process.stderr.isTTY;
  const lines = isThere ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  return {
    say: (text) => process.stderr.write(`${text}\n\n`),
    ask: lines ? (question) => answerOf(lines, question) : null,
    leave: () => lines?.close(),
  };
}

/** @throws ImportError where the person leaves instead (Ctrl-C, Ctrl-D): the question alone would wait for ever */
function answerOf(lines: Interface, question: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const left = () => reject(new ImportError('nothing was imported: the question was not answered'));
    lines.once('close', left);
    lines.question(question).then((answer) => {
      lines.off('close', left);
      resolve(answer);
    }, reject);
  });
}
