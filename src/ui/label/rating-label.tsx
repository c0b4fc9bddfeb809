import css from './rating-badge.module.scss';

/** The label of an age rating, in texts. */
export interface RatingLabelData {
  /** `12`, `−16`, or a short text. */
  readonly text: string;
  /** What the label means, as a sentence. */
  readonly meaning?: string;
  /** Whether the text is an age: the meaning says it too, so the number is for the eyes. */
  readonly age?: true;
}

interface RatingLabelProps extends RatingLabelData {
  /** Whether the meaning is visible; otherwise only screen readers read it. */
  readonly verbose?: boolean;
}

/** A text that is a sign for the eyes: its name says it. */
const signOf = (name: string) => ({ role: 'img', 'aria-label': name }) as const;

/** An age rating as a small framed label, and its meaning. */
export function RatingLabel({ text, meaning, age, verbose = false }: RatingLabelProps) {
  // The number is the sign of what the meaning says.
  if (age === true && meaning !== undefined && !verbose)
    return (
      <span className={css['age']} {...signOf(meaning)}>
        {text}
      </span>
    );
  return (
    <>
      <span
        className={age === true ? css['age'] : css['words']}
        {...(age === true ? { 'aria-hidden': true } : {})}
      >
        {text}
      </span>
      {meaning === undefined ? null : <span className={verbose ? undefined : css['heard']}>{meaning}</span>}
    </>
  );
}
