import { errorText } from './start/error-text.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

const usage = `npm run site -- cluster: runs the site on this machine as it runs on several: two shells, two APIs and the
registry service behind HAProxy, with PostgreSQL (DATABASE_URL, or one of its own) and a bucket (RELEASE_STORE, or a
one in memory). SIGHUP replaces every server without a lost request.`;

async function main(): Promise<number> {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'cluster' || rest.length > 0) {
    say(usage);
    return command === '--help' ? 0 : 2;
  }
  const { runCluster } = await import('./cluster/run-cluster.ts');
  return runCluster(say);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(errorText(error));
    process.exit(1);
  },
);
