'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { chooseLater } from '#src/visitor/locator/choose-later.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import type { PopupTriggerAttributes } from '#src/popups/protocol/trigger.ts';

/** The copy of the bar, as props, because the page sends no messages to islands. */
export interface LocatorWords {
  readonly open: string;
  readonly here: string;
  readonly favourites: string;
  /** Label of the list of cinemas. */
  readonly bar: string;
}

interface LocatorBarIslandProps {
  /** Address of the list of all cinemas, for browsers without script. */
  readonly href: string;
  readonly trigger: PopupTriggerAttributes;
  readonly words: LocatorWords;
  readonly icon: ReactNode;
  readonly classes: Readonly<
    Record<'control' | 'name' | 'cinemas' | 'cinema' | 'distance', string | undefined>
  >;
}

/** The button that opens the locator, and the cinemas near the chosen place. */
export function LocatorBarIsland({ href, trigger, words, icon, classes }: LocatorBarIslandProps) {
  const view = useStore(locatorStore, (state) => state.view);
  const mode = useStore(locatorStore, (state) => state.mode);
  const place = view?.place;
  const name =
    place === undefined
      ? words.open
      : place.kind === 'named'
        ? place.name
        : place.kind === 'here'
          ? words.here
          : words.favourites;
  return (
    <>
      <a
        {...trigger}
        href={href}
        className={classes.control}
        aria-label={name === words.open ? undefined : `${name}. ${words.open}`}
      >
        {icon}
        <span className={classes.name}>{name}</span>
      </a>
      {view === null || view.bar.length === 0 ? null : (
        <ul className={classes.cinemas} aria-label={words.bar}>
          {view.bar.map(({ slug, name: cinema, distance, address }) => (
            <li key={slug}>
              <PageLink
                href={address}
                ahead={false}
                scroll={!address.includes('/filters/')}
                rel={address.includes('/filters/') ? 'nofollow' : undefined}
                className={classes.cinema}
                aria-current={mode?.type === 'cinema' && mode.cinema === slug ? 'true' : undefined}
                onClick={() => chooseLater({ type: 'cinema', cinema: slug })}
              >
                {cinema}
                {distance === null ? null : <span className={classes.distance}>{distance}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
