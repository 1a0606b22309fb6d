export { serverLog } from './server-log.ts';
