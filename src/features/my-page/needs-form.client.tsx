'use client';

import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import { keepNeeds, neededStore, readNeeds } from '#src/visitor/needs/kept-needs.ts';
import css from './needs-form.module.scss';

interface NeedsFormProps {
  readonly words: Readonly<Record<'title' | 'text', string>>;
  readonly names: Readonly<Record<Need, string>>;
}

/** What the visitor needs of a showtime, kept on this device with every change. */
export function NeedsForm({ words, names }: NeedsFormProps) {
  const kept = useStore(neededStore, (state) => state.kept);
  useEffect(readNeeds, []);
  return (
    // Its room is kept; without script nothing can be kept, and addresses do the same.
    <section
      id="needs"
      aria-labelledby="needs-title"
      className={clsx(css['form'], kept === null && css['waiting'])}
    >
      <fieldset className={css['needs']} aria-describedby="needs-text">
        <legend>
          <h2 id="needs-title" className={css['title']}>
            {words.title}
          </h2>
        </legend>
        <p id="needs-text" className={css['text']}>
          {words.text}
        </p>
        {needs.map((need) => (
          <label key={need} className={css['need']}>
            <input
              type="checkbox"
              checked={kept?.includes(need) ?? false}
              onChange={({ target }) => {
                const others = (kept ?? []).filter((one) => one !== need);
                keepNeeds(target.checked ? [...others, need] : others);
              }}
            />
            <span>{names[need]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
