import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The Java that runs: `JAVA_HOME`'s, or the installed one. Undefined where there is none. */
export function findJava(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const program = env.JAVA_HOME ? path.join(env.JAVA_HOME, 'bin/java') : 'java';
  // A file of that name is not enough: some systems have one that only says where to get it.
  return spawnSync(program, ['-version'], { env }).status === 0 ? program : undefined;
}

export const howToGetJava =
  'No Java was found, and the Nu HTML checker needs one: install it (Debian: apt-get install default-jre-headless), or set JAVA_HOME.';
