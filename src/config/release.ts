import { processWide } from './process-wide.ts';

const named = () => processWide('release', () => ({ id: 'development' }));

/** Says which build this process serves; the server does so before it answers anything. */
export function nameRelease(id: string): void {
  named().id = id;
}

/** The id of the build that this process serves; `development` where there is none. */
export function releaseOf(): string {
  return named().id;
}
