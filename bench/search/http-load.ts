import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { expectFound } from './expect-found.ts';
import type { Ask } from './load.ts';
import { type LoadSeconds, measuredLoad } from './measured-load.ts';
import { addressOf, type Question } from './questions.ts';

/**
 * A program: asks the API at argv[2] the questions of the file argv[3], for the seconds that argv[4] says in JSON, and
 * prints a `MeasuredLoad` as JSON.
 */
const [origin = '', file = '', seconds = ''] = process.argv.slice(2);
const questions = JSON.parse(await readFile(file, 'utf8')) as Question[];
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A kept connection may be closed by the server just as it is used again (Node: `request.reusedSocket`): once more. */
const ask = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(address, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
      answer.on('data', () => {});
      answer.once('end', resolve);
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && error.code === 'ECONNRESET') ask(address).then(resolve, reject);
      else reject(error);
    });
  });

const asks = questions.map(({ kind, ...question }): Ask => {
  const address = origin + addressOf(question);
  return { kind, ask: () => ask(address) };
});
await expectFound(questions.filter((_, at) => at % 7 === 0).map((question) => origin + addressOf(question)));
console.log(JSON.stringify(await measuredLoad(asks, JSON.parse(seconds) as LoadSeconds)));
agent.destroy();
