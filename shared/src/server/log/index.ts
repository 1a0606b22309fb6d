export { droppedLogLines, serverLog } from './server-log.ts';
