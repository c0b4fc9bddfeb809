'use client';

import { useRef } from 'react';
import type { RailWords } from '#src/ui/layout/rail-row.client.tsx';
import { CityTiles, type CityTile } from '#src/ui/place/city-tiles.client.tsx';
import { useMine } from '#src/visitor/own/mine.ts';
import { ownFirst, useUnseen } from '#src/visitor/own/own-first.ts';

interface CityEntriesProps {
  readonly words: RailWords;
  /** Each with the slugs of its cinemas. */
  readonly cities: readonly (CityTile & { readonly cinemas: readonly string[] })[];
}

/** The top cities of a large site: those of the visitor's own cinemas first, once nobody looks at them. */
export function CityEntries({ words, cities }: CityEntriesProps) {
  const place = useRef<HTMLDivElement>(null);
  const own = useUnseen(useMine(), place);
  const ownCities = own.flatMap((cinema) =>
    cities.filter(({ cinemas }) => cinemas.includes(cinema)).map(({ slug }) => slug),
  );
  return (
    <div ref={place}>
      <CityTiles words={words} cities={ownFirst(cities, ownCities)} />
    </div>
  );
}
