/** Makes a body that yields these pieces, one per read, and then ends or breaks. */
export function streamOf(
  pieces: readonly (string | Uint8Array)[],
  failure?: Error,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      else if (failure) controller.error(failure);
      else controller.close();
    },
  });
}
