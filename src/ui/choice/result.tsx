import { choiceAttributes } from '../link/choice-marks.ts';

interface ResultProps {
  /** The result in one sentence. */
  readonly says: string;
  /** The number of films or events that the page shows and that can still be booked; the sheet of filters reads it. */
  readonly count?: number;
}

/**
 * The result of the visitor's choice, for the live region. It is announced when the page has changed, and never
 * visible.
 */
export function Result({ says, count }: ResultProps) {
  const counted = count === undefined ? {} : { [choiceAttributes.count]: count };
  return <span hidden {...{ [choiceAttributes.result]: says, ...counted }} />;
}
