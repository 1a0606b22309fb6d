import { readFile } from 'node:fs/promises';
import { asBusyAs } from '../floor/floor.ts';
import { expectMatches } from '../queries/expect-matches.ts';
import { type Asked, addressOf } from '../queries/queries.ts';
import { type Ask, closedLoop } from './load.ts';
import { LoadClient } from './load-client.ts';
import { drawing, type LoadSeconds, measuredLoads } from './measured-load.ts';

/**
 * A program: sends the queries of the file argv[3], or the paths in it, to the API at argv[2] and, alternately, equal work to the floor at
 * argv[4], for the seconds in argv[5] (JSON). Prints the `MeasuredLoad` of both as JSON.
 */
const [origin = '', file = '', floorOrigin = '', json = ''] = process.argv.slice(2);
const seconds = JSON.parse(json) as LoadSeconds;
type Sent = { kind: string } & (Asked | { path: string });
const queries = JSON.parse(await readFile(file, 'utf8')) as Sent[];
const pathOf = (query: Sent) => ('path' in query ? query.path : addressOf(query));
const [api, floor] = [new LoadClient(origin), new LoadClient(floorOrigin)];

const asks = queries.map((query): Ask => {
  const path = pathOf(query);
  return { kind: query.kind, ask: () => api.get(path) };
});
await expectMatches(queries.filter((_, at) => at % 7 === 0).map((query) => origin + pathOf(query)));
await closedLoop(drawing(asks), seconds.warmUp);
const floorAsk = await asBusyAs(drawing(asks), floor);
console.log(JSON.stringify(await measuredLoads([asks, [floorAsk]], { ...seconds, warmUp: 0 })));
api.close();
floor.close();
