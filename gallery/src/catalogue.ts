import { catalogueOf } from './catalogue.rules.ts';

const sheets = import.meta.webpackContext('./groups', { recursive: true, regExp: /\.specimens\.tsx$/ });
/** Read in the same files as they are written: `!!` leaves out the compiler, which would go first. */
const usages = import.meta.webpackContext('!!./usage/usage-loader.ts!./groups', {
  recursive: true,
  regExp: /\.specimens\.tsx$/,
});

/** Every specimen sheet below `groups/`. */
export const catalogue = catalogueOf(
  Object.fromEntries(sheets.keys().map((file) => [file, Object.assign({}, sheets(file), usages(file))])),
);
