import { Agent, get } from 'node:http';
import { askers, closedLoop } from './closed-loop.ts';
import { expectFound } from './expect-found.ts';
import { addressOf, questions } from './questions.ts';

/** A program: asks the API at argv[2] for argv[3] seconds and prints the latencies as JSON. */
const [origin = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: askers });
const addresses = new Map(
  Object.entries(questions).map(([name, question]) => [name, origin + addressOf(question)]),
);

const ask = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = addresses.get(name) ?? '';
    get(address, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
      answer.on('data', () => {});
      answer.once('end', resolve);
    }).once('error', reject);
  });

await expectFound(addresses.values());
console.log(JSON.stringify(await closedLoop([...addresses.keys()], Number(seconds), ask)));
agent.destroy();
