/** Indices of the 32-bit numbers that a worker shares with the server. */
export const beatIndex = 0;
/** Memory outside the heap in MiB, which `resourceLimits` does not limit. */
export const externalIndex = 1;
/** CPU time of the worker's thread in ms. */
export const cpuIndex = 2;
/** 1 while a request waits for the worker's start. */
export const awaitedIndex = 3;
export const counterBytes = 16;
