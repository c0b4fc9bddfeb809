/**
 * Arguments of Node for the web process of a built site (ADR-0053). Without them a process that may take 4 GB lets its heap
 * grow to four times its live data before it collects. Here the heap grows by 30 % between two collections; the limit
 * is there for moments in which many pages are rendered at once. When the process is idle it collects by itself (ADR-0070).
 * What a request needs is never put among old objects (ADR-0079).
 */
export const webProcess: readonly string[] = [
  '--max-old-space-size=512',
  '--heap-growing-percent=30',
  '--optimize-for-size',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  'server/main.ts',
];

/** Arguments of Node for the backend, for the same reasons (ADR-0075). */
export const backendProcess: readonly string[] = [
  '--heap-growing-percent=30',
  '--optimize-for-size',
  'backend/main.ts',
];

/**
 * Variables of glibc's allocator for the web process; other systems ignore them. Two arenas instead of eight a core, and
 * pieces of 16 kB and more go back to the system at once: pages and answers are such pieces.
 */
export const webAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '16384',
};
