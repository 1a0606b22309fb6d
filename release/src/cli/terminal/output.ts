import type { Confirmation, ProbeResult } from '../../registry/index.ts';

/** Prints a command's result for people, or with `--json` for programs. */
export function print(options: { json?: true }, value: unknown, text: string): void {
  process.stdout.write(`${options.json ? JSON.stringify(value, null, 2) : text}\n`);
}

/** @returns what was read back after a command, and what has been decided since */
export function readBack({ files, seq, overtakenBy }: Confirmation): string {
  const since = overtakenBy === null ? '' : `; ${overtakenBy} was made active since`;
  return `verified: signature and ${files} files, seq ${seq}${since}`;
}

/** The outcome of running a release once. */
export function probeText({ outcome, pages, detail }: ProbeResult): string {
  if (outcome === 'passed')
    return `it loads and renders ${pages.length > 0 ? pages.join(', ') : 'its probe page'}${detail ? `; ${detail}` : ''}`;
  return outcome === 'failed' ? `FAULTY, ${detail}` : `not tried, ${detail}`;
}

/** Prints an error in one line; with `--json` also on standard output, with its code. */
export function printError(error: unknown, json: boolean): void {
  const { message, code } = error as { message?: string; code?: string };
  const line = String(message ?? error).trim();
  process.stderr.write(`error: ${line}\n`);
  if (json)
    process.stdout.write(
      `${JSON.stringify({ error: { code: code ?? 'failed', message: line } }, null, 2)}\n`,
    );
}
