import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 1_048_576;

/** Reads the body of a request; undefined when it is over 1 MB. */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    // Not by iteration: leaving a loop early would end the connection before the refusal is sent.
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MAX_BYTES) parts.push(part);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
  });
}
