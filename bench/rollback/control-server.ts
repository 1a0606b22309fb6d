import { createServer } from 'node:http';

/** The control: a server that holds one release, and has to be started anew for another. */
const [text = '', port = '0'] = process.argv.slice(2);
const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><h1>${text}</h1>`);
});
server.listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
