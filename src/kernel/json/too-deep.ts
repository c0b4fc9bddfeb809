const [quote, backslash, openList, closeList, openMap, closeMap] = [34, 92, 91, 93, 123, 125];

/** No answer and no request of ours has more levels than this. */
const mostLevels = 64;

/**
 * Whether JSON has more levels than anything of ours. A million lists in each other are two megabytes: reading them takes
 * a process a sixth of a second, and whatever goes through the result level by level has no stack for it. Text that is no
 * JSON gets some answer.
 */
export function isTooDeep(text: string): boolean {
  let level = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) quoted = !quoted;
    else if (quoted) {
      if (sign === backslash) at += 1;
    } else if (sign === openList || sign === openMap) {
      level += 1;
      if (level > mostLevels) return true;
    } else if (sign === closeList || sign === closeMap) level -= 1;
  }
  return false;
}
