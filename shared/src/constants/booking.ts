export const maximumOneStopChildren = 3;
export const initialPersonNumber = 1;
export const initialChildNumber = 0;
