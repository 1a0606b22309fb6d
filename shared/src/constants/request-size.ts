/** Largest body of a request at the gateway, as a form without scripts, and at the API. */
export const mostBodyBytes = 262_144;
/** Depth of nested arrays and objects; no operation has more than four. */
export const mostJsonDepth = 32;
