/**
 * Shorter ones can be guessed. There is no rule of composition, so that passphrases and password managers are
 * welcome.
 */
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const mailaddressMaxLength = 254;
/** Digits of a mailed code. */
export const authenticationCodeLength = 6;
/** The shortest time between two mails with a code. */
export const resendAfterSeconds = 60;
export const mostProfileChildren = 10;
/** Maximum of each kind, so that the list can still be surveyed. */
export const mostFavorites = 300;
/** A birthday may be in the future: parents look for a place before their child is born. */
export const longestExpectancyDays = 300;
