import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** The part of the server that answered, for the metrics; `other` is health checks, drawings and the like. */
export type Stage = 'api' | 'builds' | 'page' | 'other';

/** Variables that the stages of a request pass on to each other. */
export interface ServerEnvironment {
  /** Absent if the request has no socket. */
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  Variables: {
    requestId: string;
    log: Logger;
    stage: Stage;
    /** The release that answered, and its app, for the log and the metrics. */
    release: string;
    app: string;
  };
}
