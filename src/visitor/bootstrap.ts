/**
 * Starts a part of the visit. When that fails, the page stays as the server sent it, and the console shows the reason
 * (R272). Never rejects.
 *
 * @returns whether the part has started
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
