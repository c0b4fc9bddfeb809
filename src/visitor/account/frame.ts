import { frameMessage, type FrameMessage } from '#src/contract/client/frame-message/schema.ts';

/** The one frame that may speak: its window, and the origin that it shows. */
export interface SpeakingFrame {
  /** Null while it is not there. */
  readonly window: MessageEventSource | null;
  readonly origin: string;
}

/**
 * What the frame says, or null (R204, SEC9): a message counts only from the exact origin of the client host, from the window
 * of the very frame that is shown, and word for word as the contract has it.
 */
export function messageOfFrame(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: SpeakingFrame,
): FrameMessage | null {
  if (frame.window === null || event.source !== frame.window || event.origin !== frame.origin) return null;
  const read = frameMessage.safeParse(event.data);
  return read.success ? read.data : null;
}

/** What a message asks for (R204, R206): the member to be read again, the frame to be closed, or nothing more than to be noted. */
export function stepOf(message: FrameMessage): 'reload' | 'close' | 'noted' {
  if (message.type === 'close') return 'close';
  // An account that was made is not signed in yet: its mail has to be confirmed first.
  return message.type === 'register_complete' ? 'noted' : 'reload';
}
