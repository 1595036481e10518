/** Blocks without transaction bodies, receipts of thousands of logs and pages of an explorer's rows stay below this. */
const MAX_RESPONSE_BYTES = 8_388_608;

/**
 * Reads an HTTP response as UTF-8, up to the size that any honest server sends.
 *
 * @param refuse returns the error to throw if it is longer
 */
export async function readBounded(
  response: Response,
  refuse: () => Error,
  maxBytes = MAX_RESPONSE_BYTES,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw refuse();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
