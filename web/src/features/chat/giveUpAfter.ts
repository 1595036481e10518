/**
 * Waits for a promise, but not for ever.
 *
 * @param giveUp makes the error to fail with after `ms`
 */
export async function giveUpAfter<T>(ms: number, promise: Promise<T>, giveUp: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(giveUp()), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
