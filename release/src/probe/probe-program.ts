import { execFile } from 'node:child_process';
import { probeDeadlineMs } from '../limits.ts';
import { type Probe, type ProbeResult, probeResult } from '../registry/index.ts';

/**
 * Runs releases in another program, since this package does not know how to render.
 * @param program reads the release, as JSON, from standard input and writes its result, as JSON, to standard output
 * @param env of the program
 */
export const probeProgram =
  (program: string, env: NodeJS.ProcessEnv): Probe =>
  (tested) =>
    new Promise<ProbeResult>((resolve) => {
      const child = execFile(
        process.execPath,
        [program],
        { env, timeout: probeDeadlineMs },
        (error, out, said) => {
          const result = probeResult.safeParse(parsed(out));
          if (!error && result.success) resolve(result.data);
          else resolve(broken(said.trim().split('\n')[0] || error?.message || 'it said nothing'));
        },
      );
      child.stdin?.end(JSON.stringify(tested));
    });

/** The probe itself could not run: nothing is known of the release, so it is not trusted. */
const broken = (reason: string): ProbeResult => ({
  outcome: 'failed',
  pages: [],
  detail: `it could not be tried (${reason.slice(0, 500)})`,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
