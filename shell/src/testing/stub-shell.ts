import type { RenderBinding, RenderRequest } from '../render/render-request.ts';
import type { WorkerStart } from '../server/render/protocol.ts';
import { visitor } from '../server/session/visitor.ts';

const binding: RenderBinding = {
  app: null,
  remote: null,
  shell: { base: '', initial: { js: [], css: [] }, routes: {}, main: '' },
  apiBaseUrl: '',
  site: { name: '', origin: '' } as RenderBinding['site'],
};

/** The start of a render worker with a stub shell. @param source of its `server.cjs` */
export const stubShell = (source: string): Omit<WorkerStart, 'counters'> => ({
  binding,
  shell: { source: Buffer.from(source), file: import.meta.filename },
  remote: null,
});

/** @param path path and query, from `/` */
export const requestFor = (path: string, requestId = 'page'): RenderRequest => ({
  url: `http://localhost${path}`,
  method: 'GET',
  headers: [],
  requestId,
  nonce: '',
  session: visitor,
  pins: '{}',
  year: 0,
});
