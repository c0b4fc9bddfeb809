'use client';

import { useMemo } from 'react';
import { choicesOf } from '#src/ui/choice/list/choice-code.ts';
import type { ChoiceLinksProps } from '#src/ui/choice/list/choice-links.client.tsx';
import { OwnChoices } from '../own/own-cinemas.client.tsx';
import { useNearFirst } from './use-near-first.ts';

/** The cinemas to choose from: the visitor's own first, then the nearest once the visitor has chosen a place. */
export function NearCinemas({ codes, ...rest }: ChoiceLinksProps) {
  const choices = useMemo(() => choicesOf(codes), [codes]);
  return <OwnChoices {...rest} choices={useNearFirst(choices)} />;
}
