import * as z from 'zod/mini';

/** What happened to the client in the frame. */
export const frameEvent = z.enum(['login', 'register', 'mail', 'profile', 'logout', 'delete']);
export type FrameEvent = z.output<typeof frameEvent>;

/** `code` of every `register_complete` (R204). */
export const registerCompleteCode = 'register_complete';

/**
 * What a page of the client host says to the site that shows it in a frame (R204), with the site's exact origin as the
 * target: an event to pass on, a registration that is complete, or that the frame is to be closed. A receiver takes it
 * from the origin and the window of its own frame only.
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
