'use client';

import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react';
import { OwnMark } from '#src/ui/mark/own-mark.client.tsx';
import { useMine } from './mine.ts';
import { ownFirst, useUnseen } from './own-first.ts';

const Own = createContext<ReadonlySet<string>>(new Set());

/** A cinema of a list, as the server rendered it. */
interface Listed {
  readonly slug: string;
  readonly node: ReactNode;
}

interface OwnListProps {
  readonly items: readonly Listed[];
  /** Whether it is a list for assistive technology, of which each node is an item. */
  readonly list?: boolean;
  readonly className?: string | undefined;
  /** Attributes of the element around them. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Cinemas in the order of the server, the visitor's own first once they are known, each with its `OwnMarkOf`. Without
 * script the server's order stays.
 */
export function OwnList({ items, list = false, className, attributes = {} }: OwnListProps) {
  const place = useRef<HTMLDivElement & HTMLUListElement>(null);
  const own = useUnseen(useMine(), place);
  const marked = useMemo(() => new Set(own), [own]);
  const Around = list ? 'ul' : 'div';
  const Each = list ? 'li' : 'div';
  return (
    <Own value={marked}>
      <Around ref={place} className={className} {...attributes}>
        {ownFirst(items, own).map(({ slug, node }) => (
          <Each key={slug}>{node}</Each>
        ))}
      </Around>
    </Own>
  );
}

/** The mark of a cinema in an `OwnList`; nothing for all others. */
export function OwnMarkOf({ slug, word }: { readonly slug: string; readonly word: string }) {
  return useContext(Own).has(slug) ? <OwnMark word={word} /> : null;
}
