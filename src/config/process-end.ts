/**
 * Lets this process outlive whoever reads its output: a pipe without a reader (EPIPE), a closed terminal (EIO) or a full
 * disk (ENOSPC) costs what is written, never the service, nor its stop in order.
 */
export function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

/**
 * Stops this process in order at the first SIGTERM or SIGINT. Further signals change nothing: npm passes Ctrl-C on, so that
 * it arrives twice, and every stop ends by itself within seconds.
 *
 * @param stop called once; it ends the process
 * @param others further signals that stop it
 */
export function stopOnSignals(stop: () => Promise<void>, others: readonly NodeJS.Signals[] = []): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', ...others] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop();
    });
  }
}
