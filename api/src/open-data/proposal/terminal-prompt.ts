import { createInterface, type Interface } from 'node:readline/promises';
import { ImportError } from '../report/import-error.ts';
import type { Prompt } from './take-proposal.ts';

/** Asks on standard error, apart from the report; `ask` is null where input or output is a file or a pipe. */
export function terminalPrompt(): Prompt & { leave: () => void } {
  const isThere = process.stdin.isTTY && process.stderr.isTTY;
  const lines = isThere ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  return {
    say: (text) => process.stderr.write(`${text}\n\n`),
    ask: lines ? (question) => answerOf(lines, question) : null,
    leave: () => lines?.close(),
  };
}

/** @throws ImportError after Ctrl-C or Ctrl-D, where the promise of `question` alone would never settle */
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
