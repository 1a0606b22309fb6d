export const maximumOneStopChildren = 3;
export const initialPersonNumber = 1;
export const initialChildNumber = 0;
/** Most adults and most children of one family who come to a visit. */
export const maximumVisitingPersons = 10;
export const maximumVisitingChildren = 10;
export const bookingMessageMaxLength = 1_000;
