/** Returns the reason with which a promise is rejected; fails when it is not. */
export async function caught(
  promise: Promise<unknown>,
): Promise<{ code?: number; message: string; name: string }> {
  try {
    await promise;
  } catch (error) {
    return error as { code?: number; message: string; name: string };
  }
  throw new Error('It was not rejected');
}
