import { choiceAttributes } from '../link/choice-marks.ts';

interface ResultProps {
  /** The whole result in one sentence. */
  readonly says: string;
}

/** What a choice of the visitor has brought, for the live region: said when the page changed by it, never shown. */
export function Result({ says }: ResultProps) {
  return <span hidden {...{ [choiceAttributes.result]: says }} />;
}
