'use client';

import type { ChoiceLinksProps } from '#src/ui/choice/list/choice-links.client.tsx';
import { OwnCinemas } from '../own/own-cinemas.client.tsx';
import { useNearFirst } from './use-near-first.ts';

/** The cinemas to choose from: the visitor's own first, then the nearest once the visitor has chosen a place. */
export function NearCinemas({ choices, ...rest }: ChoiceLinksProps) {
  return <OwnCinemas {...rest} choices={useNearFirst(choices)} />;
}
