/**
 * Arguments of Node for the web process of a built site. Without a limit the heap of a process that may take 4 GB grows to
 * four times of what lives in it before it is tidied (bench/README.md); this one is room for twice of what the default caps
 * allow. Where PAGE_CACHE_MB is raised, a quarter of the difference belongs to it.
 */
export const webProcess: readonly string[] = [
  '--max-old-space-size=768',
  '--max-semi-space-size=16',
  'server/main.ts',
];
