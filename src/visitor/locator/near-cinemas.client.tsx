'use client';

import { ChoiceLinks, type ChoiceLinksProps } from '#src/ui/choice/choice-links.client.tsx';
import { useNearFirst } from './use-near-first.ts';

/** The cinemas to choose from, the nearest first once the visitor has chosen a place. */
export function NearCinemas({ choices, ...rest }: ChoiceLinksProps) {
  return <ChoiceLinks {...rest} choices={useNearFirst(choices)} />;
}
