import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Finds a Java that runs: that of `JAVA_HOME`, or the installed one. Undefined if there is none. */
export function findJava(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const program = env.JAVA_HOME ? path.join(env.JAVA_HOME, 'bin/java') : 'java';
  // The file alone proves nothing: some systems have one that only says how to install Java.
  return spawnSync(program, ['-version'], { env }).status === 0 ? program : undefined;
}

export const howToGetJava =
  'No Java was found, and the Nu HTML checker needs one: install it (Debian: apt-get install default-jre-headless), or set JAVA_HOME.';
