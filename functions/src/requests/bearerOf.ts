/** Returns the bearer token of an authorization header (RFC 6750); undefined if the header has none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
