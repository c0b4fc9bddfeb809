import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request: Next.js's request handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
