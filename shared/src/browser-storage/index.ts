export { keptValue } from './stored-value.ts';
