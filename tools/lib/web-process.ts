/**
 * Arguments of Node for the web process of a built site. Without a limit, the heap of a process that may take 4 GB
 * grows to four times its live data before it is collected (bench/README.md). This limit is twice the size that the
 * default caps allow. When PAGE_CACHE_MB is raised, a quarter of the difference has to be added.
 */
export const webProcess: readonly string[] = [
  '--max-old-space-size=768',
  '--max-semi-space-size=16',
  'server/main.ts',
];
