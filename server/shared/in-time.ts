/** An answer did not come in time. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime';
}

/**
 * The result of a call that may take so long. A process that was busy for longer than that still takes an answer that
 * arrived meanwhile: what has arrived is read before the time counts as over.
 *
 * @throws NotInTime when there is none; the call's own end is ignored then
 */
export function inTime<T>(milliseconds: number, call: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => setImmediate(() => reject(new NotInTime(`no answer within ${milliseconds} ms`))),
      milliseconds,
    );
    call.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
