'use client';

import { Children, type ReactNode } from 'react';
import { FailureBoundary } from '#src/ui/layout/failure-boundary.tsx';
import { reportError } from '#src/visitor/errors/report-error.ts';

const report = (thrown: unknown) => {
  reportError('boundary', thrown);
};

/** Parts of the frame that fail alone: the page and the other parts stay, and the failure is recorded (D31). */
export function EachAlone({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (part) => <FailureBoundary onFailure={report}>{part}</FailureBoundary>);
}
