import * as z from 'zod/mini';

/** The member's action in the frame. */
export const frameEvent = z.enum(['login', 'register', 'mail', 'profile', 'logout', 'delete']);
export type FrameEvent = z.output<typeof frameEvent>;

/** `code` of every `register_complete` (R204). */
export const registerCompleteCode = 'register_complete';

/**
 * A message from a page of the client host to the site that frames it (R204), sent to the site's exact origin: an event
 * to pass on, a complete registration, or a request to close the frame. A receiver accepts it only from the origin and
 * the window of its own frame.
 */
export const frameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('parent_exchange'), data: z.strictObject({ event: frameEvent }) }),
  z.strictObject({
    type: z.literal('register_complete'),
    data: z.strictObject({ code: z.literal(registerCompleteCode) }),
  }),
  z.strictObject({ type: z.literal('close') }),
]);
export type FrameMessage = z.output<typeof frameMessage>;
