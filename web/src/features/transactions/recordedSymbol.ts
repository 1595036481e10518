import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import { builtInToken } from '@everything-wallet/core/tokens/builtInToken';
import { unlistedSymbol } from '../../lib/tokens/unlistedSymbol.ts';

interface RecordedToken {
  /** Network id. */
  readonly network: string;
  /** Checksum address; undefined for coin. */
  readonly contract: string | undefined;
  /** As its contract states it. */
  readonly symbol: string;
}

/** Returns the display name of a token in a record: in quotes and with its address, unless the wallet knows the token. */
export function recordedSymbol({ network, contract, symbol }: RecordedToken): string {
  if (contract === undefined) return symbol;
  const chainId = findNetworkById(network)?.chainId;
  const known = chainId === undefined ? undefined : builtInToken(chainId, contract);
  return known?.symbol ?? unlistedSymbol(symbol, contract);
}
