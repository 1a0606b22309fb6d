import type { Logger } from 'pino';

/** What the stages of a request hand on to each other. */
export interface ServerEnvironment {
  Variables: {
    requestId: string;
    log: Logger;
    /** The release that answered, for the log. */
    release: string;
  };
}
