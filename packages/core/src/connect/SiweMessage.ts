/** Fields of a sign-in message (ERC-4361), as they are written. */
export interface SiweMessage {
  readonly scheme?: string | undefined;
  /** Host of the site, with its port. */
  readonly domain: string;
  /** Checksum address (EIP-55). */
  readonly address: string;
  readonly statement?: string | undefined;
  readonly uri: string;
  readonly version: '1';
  /** EIP-155 chain id. */
  readonly chainId: number;
  readonly nonce: string;
  /** Times as RFC 3339 writes them. */
  readonly issuedAt: string;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  /** URIs. */
  readonly resources: readonly string[];
}
