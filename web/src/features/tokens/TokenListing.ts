import type { CustomToken } from './CustomToken.ts';
import type { TokenAmount } from './api/getTokenBalance.ts';

/** Fields of a custom token that a list shows. */
export type TokenListing = Pick<
  CustomToken,
  'id' | 'token_name' | 'token_symbol' | 'contract_address' | 'network' | 'icon'
>;

/** Last known list row of a custom token, shown with its time. */
export interface LastKnownToken extends TokenListing {
  readonly held: (TokenAmount & { readonly at: Date }) | undefined;
}
