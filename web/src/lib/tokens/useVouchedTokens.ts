import { useMemo } from 'react';
import { imitatedOf } from './imitatedOf.ts';
import { useImitations } from './useImitations.ts';

/** A token that the person added, as far as it matters here. */
interface AddedToken {
  /** Network id. */
  readonly network: string;
  readonly contract_address: string;
  readonly token_symbol: string;
  readonly token_name?: string;
}

/**
 * Leaves out tokens that imitate known ones: adding one makes nothing of it a transfer that was asked for. The same list while it holds
 * none.
 */
export function useVouchedTokens<Token extends AddedToken>(tokens: readonly Token[]): readonly Token[] {
  const imitatedBy = useImitations(tokens.length > 0);
  return useMemo(() => {
    const vouched = tokens.filter((token) => imitatedOf(token, imitatedBy) === undefined);
    return vouched.length === tokens.length ? tokens : vouched;
  }, [tokens, imitatedBy]);
}
