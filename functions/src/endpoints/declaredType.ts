import type { IncomingMessage } from 'node:http';

/** The content type that a request came with: `keepRequestsRaw` has replaced the one in its headers. */
export function declaredType({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'content-type');
  return at === -1 ? '' : (rawHeaders[at + 1] ?? '');
}
