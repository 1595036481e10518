import { randomBytes } from 'node:crypto';

/** A name for a request: req_ and 96 random bits. */
export function newRequestId(): string {
  return `req_${randomBytes(12).toString('base64url')}`;
}
