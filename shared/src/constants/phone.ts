export const phoneInputMaximumLength = 250;
/** Digits of a phone number within its country, and of an extension (specification section 5). */
export const phoneNationalNumberMinimumLength = 2;
export const phoneNationalNumberMaximumLength = 17;
export const phoneExtensionMaximumLength = 20;
