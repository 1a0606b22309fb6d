import { catalogueOf } from './catalogue.rules.ts';

const sheets = import.meta.webpackContext('./groups', { recursive: true, regExp: /\.specimens\.tsx$/ });

/** Every specimen sheet below `groups/`. */
export const catalogue = catalogueOf(Object.fromEntries(sheets.keys().map((file) => [file, sheets(file)])));
