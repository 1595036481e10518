import type { CustomToken } from './CustomToken.ts';
import type { TokenAmount } from './api/getTokenBalance.ts';

/** What a list shows of a custom token. */
export type TokenListing = Pick<
  CustomToken,
  'id' | 'token_name' | 'token_symbol' | 'contract_address' | 'network' | 'icon'
>;

/** What a list showed last of a custom token: to be shown, marked with its time, and nothing else. */
export interface LastKnownToken extends TokenListing {
  readonly held: (TokenAmount & { readonly at: Date }) | undefined;
}
