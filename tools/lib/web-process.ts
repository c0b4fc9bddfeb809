/**
 * Arguments of Node for the web process of a built site (ADR-0108). Without a limit a process that may take 4 GB lets its heap
 * grow to four times its live data before it collects.
 */
export const webProcess: readonly string[] = ['--max-old-space-size=512', 'server/main.ts'];

/** Arguments of Node for the backend, for the same reason. */
export const backendProcess: readonly string[] = ['--max-old-space-size=512', 'backend/main.ts'];

/**
 * Variables of glibc's allocator for the web process; other systems ignore them. Two arenas instead of eight a core, and
 * pieces of 16 kB and more go back to the system at once: pages and answers are such pieces.
 */
export const webAllocator: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '16384',
};
