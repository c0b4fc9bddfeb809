import { awayKey } from '#src/config/early-script.ts';

/** The most notices that are remembered; the oldest are forgotten first. */
const mostAway = 20;

function namesAway(): readonly string[] {
  try {
    return localStorage.getItem(awayKey)?.match(/\w+/g) ?? [];
  } catch {
    return [];
  }
}

/** Whether the visitor has put a notice away in this browser. */
export const isAway = (notice: string): boolean => namesAway().includes(notice);

/** Remembers that the visitor has put a notice away. */
export function putAway(notice: string): void {
  try {
    localStorage.setItem(
      awayKey,
      [...namesAway().filter((name) => name !== notice), notice].slice(-mostAway).join(' '),
    );
  } catch {
    // In this document it stays away even so.
  }
}
