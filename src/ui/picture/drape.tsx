import css from './drape.module.scss';

interface DrapeProps {
  /** One or two initials in the lamp's light and the whole title below; none where words stand on it. */
  readonly letters: { readonly initials: string; readonly title: string } | null;
  /** What assistive technology hears; empty where the text beside says it. */
  readonly label: string;
}

/** A closed velvet curtain, with initials in its light: what stands where a picture is missing. */
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
