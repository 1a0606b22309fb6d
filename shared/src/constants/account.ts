/** Shorter ones are guessed; no rule of composition beside it, so that passphrases and managers are welcome. */
export const passwordMinLength = 8;
export const passwordMaxLength = 256;
export const mailaddressMaxLength = 254;
/** Digits of the code that a mail brings. */
export const authenticationCodeLength = 6;
/** From one mail with a code to the next that may be asked for. */
export const resendAfterSeconds = 60;
export const mostProfileChildren = 10;
/** Maximum of each kind; a list that nobody could look through helps nobody. */
export const mostFavorites = 300;
export const favoritesPerPage = 20;
export const bookingsPerPage = 20;
export const sentMessagesPerPage = 20;
/** A birthday may lie ahead: parents look for a place before their child is born. */
export const longestExpectancyDays = 300;
