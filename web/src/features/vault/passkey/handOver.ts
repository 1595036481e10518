/** Gives the answer of a passkey to the worker, and erases it here. */
export async function handOver<T>(
  prfOutput: Uint8Array<ArrayBuffer>,
  give: (prfOutput: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  try {
    return await give(prfOutput);
  } finally {
    // Where it was sent, the browser has transferred it out of the page; where it was not, it is still here.
    if (prfOutput.byteLength > 0) prfOutput.fill(0);
  }
}
