import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * These use the quick compiler alone: the thorough one takes more of the processor than it gives back in a run of seconds. The stack is
 * larger since code of the quick one needs more of it, and the schema of HTML is deep.
 */
const forShortRuns = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m'];

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  message: string;
  extract?: string;
}

/**
 * Checks HTML files with the Nu HTML checker, all in one run, since most of its time is Java's start.
 * @returns errors and warnings with the file's name; not its remarks, such as that React closes `<meta/>` as XML does
 * @throws if the checker could not run
 */
export async function faults(java: string, files: string[]): Promise<string[]> {
  const jar = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));
  const said = await new Promise<string>((resolve, reject) => {
    const options = { maxBuffer: 64 * 1024 * 1024 };
    const command = [...forShortRuns, '-jar', jar, '--format', 'json', '--stdout', ...files];
    // The checker exits with 1 for errors in HTML, too: only its output shows whether it ran.
    execFile(java, command, options, (error, stdout) =>
      stdout ? resolve(stdout) : reject(error ?? new Error('The Nu HTML checker said nothing')),
    );
  });
  const { messages } = JSON.parse(said) as { messages: Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .map(({ type, url, message, extract }) => `${path.basename(url)}: ${type}: ${message}\n${extract ?? ''}`);
}
