export { storedValue } from './stored-value.ts';
