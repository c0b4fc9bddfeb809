'use client';

import { useRef } from 'react';
import { ChoiceLinks, type ChoiceLinksProps } from '#src/ui/choice/list/choice-links.client.tsx';
import { useMine } from './mine.ts';
import { ownFirst, useUnseen } from './own-first.ts';

/** The cinemas to choose from, the visitor's own first and marked once they are known. */
export function OwnCinemas({ choices, ...rest }: ChoiceLinksProps) {
  const place = useRef<HTMLUListElement>(null);
  const own = useUnseen(useMine(), place);
  return <ChoiceLinks {...rest} choices={ownFirst(choices, own)} own={own} place={place} />;
}
