export { keptValue } from './kept-value.ts';
