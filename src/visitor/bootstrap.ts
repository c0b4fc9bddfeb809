/**
 * Wakes a part of the visit. Where that fails the page stays as it is for everybody, and the console says why (R272).
 * Never rejects.
 *
 * @returns whether it is awake
 */
export async function bootstrap(part: string, wake: () => Promise<void>): Promise<boolean> {
  try {
    await wake();
    return true;
  } catch (error) {
    console.error(`Velours: ${part} could not be started.`, error);
    return false;
  }
}
