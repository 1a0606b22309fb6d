export { formatPhone, type Phone, parsePhone, tidyPhone } from './phone.ts';
