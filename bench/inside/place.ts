/** The variables by which the listener within a measured process learns its own port, and that of the web process. */
export const variables = { port: 'BENCH_PORT', of: 'BENCH_OF' } as const;

/** Answers with the processor time of the process. */
export const cpuPath = '/-/cpu';
