/**
 * Whether a number can be dialled from anywhere in Japan: 10 digits with an area code, or 11 from 0x0 (050, 070, 080,
 * 090, 0800).
 * @param digits as dialled within Japan, and nothing else
 */
export const canBeDialled = (digits: string): boolean => /^0(?:[1-9]\d{8}|[5-9]0\d{8})$/.test(digits);
