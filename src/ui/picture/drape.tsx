import css from './drape.module.scss';

interface DrapeProps {
  /** One or two initials in the light, and the whole title below; null when other text lies on the curtain. */
  readonly letters: { readonly initials: string; readonly title: string } | null;
  /** Text for assistive technology; empty when the text beside it says the same. */
  readonly label: string;
}

/** A closed velvet curtain with initials, shown when a picture is missing. */
export function Drape({ letters, label }: DrapeProps) {
  return (
    <span
      className={css['drape']}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' ? true : undefined}
    >
      <span className={css['valance']} />
      {letters === null ? null : (
        <>
          <span className={css['initials']}>{letters.initials}</span>
          <span className={css['title']}>{letters.title}</span>
        </>
      )}
    </span>
  );
}
