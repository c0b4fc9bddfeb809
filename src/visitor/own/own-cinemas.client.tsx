'use client';

import { useMemo, useRef } from 'react';
import { choicesOf } from '#src/ui/choice/list/choice-code.ts';
import {
  Choices,
  type ChoiceLinksProps,
  type ChoicesProps,
} from '#src/ui/choice/list/choice-links.client.tsx';
import { useMine } from './mine.ts';
import { ownFirst, useUnseen } from './own-first.ts';

/** The cinemas to choose from, the visitor's own first and marked once they are known. */
export function OwnCinemas({ codes, ...rest }: ChoiceLinksProps) {
  return <OwnChoices {...rest} choices={useMemo(() => choicesOf(codes), [codes])} />;
}

/** {@link OwnCinemas} once their codes are read. */
export function OwnChoices({ choices, ...rest }: ChoicesProps) {
  const place = useRef<HTMLUListElement>(null);
  const own = useUnseen(useMine(), place);
  return <Choices {...rest} choices={ownFirst(choices, own)} own={own} place={place} />;
}
