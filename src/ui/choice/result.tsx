import { choiceAttributes } from '../link/choice-marks.ts';

interface ResultProps {
  /** The result in one sentence. */
  readonly says: string;
}

/**
 * The result of the visitor's choice, for the live region. It is announced when the page has changed, and never
 * visible.
 */
export function Result({ says }: ResultProps) {
  return <span hidden {...{ [choiceAttributes.result]: says }} />;
}
