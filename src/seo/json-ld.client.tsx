'use client';

import { taken } from './handover.ts';

interface JsonLdScriptProps {
  /** The key of the text that `JsonLd` has handed over. */
  readonly of: string;
}

/**
 * The script element of `JsonLd`. In the browser it keeps the text of the document: React leaves it alone. After a
 * navigation by script it is empty, because crawlers load documents.
 */
export function JsonLdScript({ of }: JsonLdScriptProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: taken(of) ?? '{}' }}
    />
  );
}
