'use client';

import { earlyScript } from '#src/config/early-script.ts';

/** Remembers presses from the beginning of the document on. It is in the document alone, not in the data of its components. */
export function EarlyScript() {
  // The text is a constant of ours.
  return <script dangerouslySetInnerHTML={{ __html: earlyScript }} />;
}
