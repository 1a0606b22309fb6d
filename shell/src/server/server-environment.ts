import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** The part of the server that answered, for the metrics: `other` is health, drawings and the like. */
export type Stage = 'api' | 'builds' | 'page' | 'other';

/** Variables that the stages of a request hand on to each other. */
export interface ServerEnvironment {
  /** Absent where no socket is behind the request. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  Variables: {
    requestId: string;
    log: Logger;
    stage: Stage;
    /** The release that answered, for the log. */
    release: string;
  };
}
