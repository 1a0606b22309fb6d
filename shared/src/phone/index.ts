export * from './dialling.ts';
export { formatPhone, type Phone, parsePhone, tidyPhone } from './phone.ts';
export * from './phone-address.ts';
