import { frameMessage, type FrameMessage } from '#src/contract/client/frame-message/schema.ts';

/** The only frame whose messages count: its window, and the origin of its page. */
export interface SpeakingFrame {
  /** Null while there is no frame. */
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

/**
 * The message of the frame, or null (R204, SEC9). A message counts only from the exact origin of the client host, from
 * the window of the frame that is shown, and in exactly the form of the contract.
 */
export function messageOfFrame(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: SpeakingFrame,
): FrameMessage | null {
  if (frame.window === null || event.source !== frame.window || event.origin !== frame.origin) return null;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data : null;
}

/**
 * What a message leads to (R204, R206): `reload` reads the member again, `close` closes the frame, `noted` does nothing
 * else.
 */
export function stepOf(message: FrameMessage): 'reload' | 'close' | 'noted' {
  if (message.type === 'close') return 'close';
  // A new member is not signed in yet: they must first confirm their e-mail.
  return message.type === 'register_complete' ? 'noted' : 'reload';
}
