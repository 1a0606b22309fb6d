import { parseSigningKey, trustedKeys } from '../document/index.ts';
import { createFileStore } from '../store/index.ts';
import { publishBuild } from './operations/publish-build.ts';

/** A process of the race: publishes its builds one after the other and prints each outcome. */
const [storeDir = '', pem = '', app = '', expect = '', ...buildDirs] = process.argv.slice(2);
const signing = parseSigningKey(pem);
const keys = { signing, trusted: trustedKeys([signing.publicKey]) };
for (const buildDir of buildDirs) {
  const outcome = await publishBuild({
    store: createFileStore(storeDir),
    environment: 'local',
    keys,
    app,
    buildDir,
    who: `process ${process.pid}`,
    now: new Date(),
    expect: expect === 'any' ? undefined : null,
  }).then(
    ({ to }) => to,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
  process.stdout.write(`${outcome}\n`);
}
