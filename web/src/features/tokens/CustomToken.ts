import type { Token } from '@everything-wallet/core/documents/token';

/** Custom token of the user, as lists show it. */
export interface CustomToken extends Token {
  readonly id: string;
}
