import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.ts';
import { describeMachine, loadNote } from './report/machine.ts';
import { textReport } from './report/text-report.ts';
import { writeResult } from './report/write-result.ts';

const usage = `npm run bench -- NAME [--quick] [--json]

${Object.entries({ ...benchmarks, all: { summary: 'all of them, one after the other' } })
  .map(([name, { summary }]) => `  ${name.padEnd(16)}${summary}`)
  .join('\n')}

  --quick   fewer and shorter runs: shows that it works, gives no figure to quote
  --json    print the report as JSON and nothing else

Results go to bench/results/NAME.json. Exit codes: 0 every limit is met, 1 one is missed or a benchmark
could not run, 2 wrong usage. What is measured and how: docs/guides/benchmarks.md`;

const isShownToPerson = process.stderr.isTTY;
const say = (line: string): void =>
  void process.stderr.write(isShownToPerson ? `\x1b[2m${line}\x1b[22m\n` : `${line}\n`);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        quick: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name, ...more] = positionals;
    const names = name === 'all' ? Object.keys(benchmarks) : name ? [name] : [];
    const unknown = names.find((wanted) => !benchmarks[wanted]);
    if (unknown) throw new Error(`There is no benchmark "${unknown}".`);
    if (more.length > 0) throw new Error(`One benchmark at a time: what is "${more.join(' ')}"?`);
    return { names, ...values };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

async function measure(name: string, { quick = false, json = false }): Promise<boolean> {
  const machine = describeMachine();
  const startedAt = new Date();
  const { default: run } = (await benchmarks[name]?.load()) ?? {};
  if (!run) return false;
  const result = await run({ quick, say: (line) => say(`${name}: ${line}`) });
  if (quick) result.notes.push('a quick run: too short for figures to quote');
  result.notes.push(...loadNote(machine));
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
  const report = { name, quick, started_at: startedAt.toISOString(), seconds, machine, ...result };
  const file = await writeResult(name, report);
  if (json) reports.push(report);
  else console.log(`${textReport(name, result)}\n  ${file}, ${seconds} s\n`);
  return result.checks.every(({ isMet }) => isMet);
}

const { names, quick, json, help } = readArguments();
const reports: object[] = [];
let areAllMet = true;
if (names.length === 0 || help) {
  console.log(usage);
  process.exit(0);
}
for (const name of names) {
  const areMet = await measure(name, { ...(quick && { quick }), ...(json && { json }) }).catch(
    (error: Error) => {
      say(`${name} could not be measured: ${error.stack ?? error.message}`);
      return false;
    },
  );
  areAllMet &&= areMet;
}
if (json) console.log(JSON.stringify(names.length > 1 ? reports : (reports[0] ?? null), null, 2));
process.exit(areAllMet ? 0 : 1);
