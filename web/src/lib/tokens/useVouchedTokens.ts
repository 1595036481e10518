import { useMemo } from 'react';
import { lookalikeOf } from './lookalikeOf.ts';
import { useLookalikes } from './useLookalikes.ts';

/** Fields of a token that the user added. */
interface AddedToken {
  /** Network id. */
  readonly network: string;
  readonly contract_address: string;
  readonly token_symbol: string;
  readonly token_name?: string;
}

/**
 * Omits tokens that imitate known ones: adding one does not make its transfers requested. Returns the same
 * list if it has none.
 */
export function useVouchedTokens<Token extends AddedToken>(tokens: readonly Token[]): readonly Token[] {
  const imitatedBy = useLookalikes(tokens.length > 0);
  return useMemo(() => {
    const vouched = tokens.filter((token) => lookalikeOf(token, imitatedBy) === undefined);
    return vouched.length === tokens.length ? tokens : vouched;
  }, [tokens, imitatedBy]);
}
