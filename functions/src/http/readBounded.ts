/** Blocks without transaction bodies, receipts of thousands of logs and pages of an explorer's rows stay below this. */
const MAX_RESPONSE_BYTES = 8_388_608;

/**
 * Reads what came back over HTTP as UTF-8, and no more of it than anybody honest sends.
 *
 * @param refuse the error to throw where it is more
 */
export async function readBounded(
  response: Response,
  refuse: () => Error,
  mostBytes = MAX_RESPONSE_BYTES,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > mostBytes) throw refuse();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
