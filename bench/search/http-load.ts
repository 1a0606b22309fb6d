import { readFile } from 'node:fs/promises';
import { expectFound } from './expect-found.ts';
import { LightAsker } from './light-asker.ts';
import type { Ask } from './load.ts';
import { type LoadSeconds, measuredLoad } from './measured-load.ts';
import { addressOf, type Question } from './questions.ts';

/**
 * A program: asks the API at argv[2] the questions of the file argv[3], for the seconds that argv[4] says in JSON, and
 * prints a `MeasuredLoad` as JSON.
 */
const [origin = '', file = '', seconds = ''] = process.argv.slice(2);
const questions = JSON.parse(await readFile(file, 'utf8')) as Question[];
const asker = new LightAsker(origin);

const asks = questions.map(({ kind, ...question }): Ask => {
  const path = addressOf(question);
  return { kind, ask: () => asker.ask(path) };
});
await expectFound(questions.filter((_, at) => at % 7 === 0).map((question) => origin + addressOf(question)));
console.log(JSON.stringify(await measuredLoad(asks, JSON.parse(seconds) as LoadSeconds)));
asker.close();
