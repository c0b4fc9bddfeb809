const ending = /\.rsc(?:\.json)?$/;

/**
 * Whether a path, or its last part, has an ending by which Next.js takes a request for one of its own, whatever its
 * headers say: `.rsc` and `.segment.rsc`, under `/_next/data/` with `.json` behind. No address ends so.
 */
export const hasFrameworkEnding = (path: string): boolean => ending.test(path);
