import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** What the stages of a request hand on to each other. */
export interface ServerEnvironment {
  /** Absent where no socket is behind the request. */
  Bindings: { outgoing?: ServerResponse };
  Variables: {
    requestId: string;
    log: Logger;
    /** The release that answered, for the log. */
    release: string;
  };
}
