/** The longest message of an error that is told, in characters. */
export const longestMessage = 200;

/** The most frames of a stack that are told. */
export const mostFrames = 5;

const longestFrame = 200;

/**
 * The message of an error without what may be about a visitor: quoted data (Chrome quotes what was no JSON), e-mail
 * addresses, passwords, queries and fragments of addresses, long numbers. One line, at most {@link longestMessage}
 * characters.
 */
export function messageTold(text: string): string {
  return text
    .slice(0, 2 * longestMessage)
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/"[^"]*(?:"|$)/g, '"…"')
    .replace(/\S+@\S*/g, '…')
    .replace(/(:\/\/[^\s#]+)#\S*/g, '$1')
    .replace(/\?\S+/g, '')
    .replace(/\d{5,}/g, '…')
    .slice(0, longestMessage)
    .trim();
}

/** The address of a frame with line and column, without password, query and fragment. */
function frameTold(address: string): string {
  const place = /(?::\d{1,9}){1,2}$/.exec(address)?.[0] ?? '';
  const [bare = ''] = address.slice(0, address.length - place.length).split(/[?#]/, 1);
  return `${bare.replace(/\/\/[^/]*@/, '//').slice(0, longestFrame)}${place}`;
}

/** The addresses in the first lines of a stack, as every browser writes it: at most {@link mostFrames}. */
export function framesTold(stack: string): readonly string[] {
  const addresses = stack.slice(0, 8_000).match(/[a-z][a-z-]{0,30}:\/\/[^\s()"<>]+/gi) ?? [];
  return addresses.slice(0, mostFrames).map((address) => frameTold(address));
}
