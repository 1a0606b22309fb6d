import { afterEach } from '@jest/globals';
import pino from 'pino';
import type { ProbeResult } from '../registry/index.ts';
import { app, audit, useRegistry } from '../registry/registry.fixture.ts';
import { createToken, type Scope, scopes } from '../tokens/index.ts';
import { type RegistryServer, startRegistryServer } from './registry-server.ts';

/** A registry service over a store of its own, for each test that starts it. */
export function useRegistryServer() {
  const scene = useRegistry();
  const log: Record<string, unknown>[] = [];
  let server: RegistryServer | undefined;
  let packageFault: Error | undefined;
  let probed: ProbeResult = { outcome: 'passed', pages: ['/f'], detail: null };
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    log.length = 0;
  });
  return {
    ...scene,
    log,
    get registry() {
      return scene.registry;
    },
    /** @returns its origin; a second call finds the same service */
    async start(): Promise<string> {
      const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
      server ??= await startRegistryServer(
        {
          registry: scene.registry,
          now: () => audit.now,
          probe: async () => probed,
          liveContract: async () => undefined,
          uploadDir: scene.folder('uploads'),
          packages: {
            folder: scene.folder('packages'),
            current: async () => {
              if (packageFault) throw packageFault;
              return { packages: { '@enerabi/release': 'release-1.tgz' }, source: '' };
            },
          },
          siteOrigin: 'https://www.example.jp',
          log: pino({ level: 'info' }, stream),
        },
        { host: '127.0.0.1', port: 0 },
      );
      return `http://127.0.0.1:${server.port}`;
    },
    failPackages: () => {
      packageFault = new Error('shared cannot be compiled');
    },
    probeAs: (result: ProbeResult) => {
      probed = result;
    },
    async token(allowed: readonly Scope[] = scopes, apps: string[] | null = null): Promise<string> {
      const { text } = await createToken(scene.registry, {
        holder: 'aoki',
        apps,
        scopes: [...allowed],
        days: 1,
        createdBy: 'tests',
        now: audit.now,
      });
      return text;
    },
    app,
  };
}
