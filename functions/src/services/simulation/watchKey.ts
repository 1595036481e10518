import type { Watched } from '@everything-wallet/core/schemas/simulation';

/** Returns the unique key of a watched value. */
export function watchKey(watched: Watched | 'coin'): string {
  if (watched === 'coin') return 'coin';
  const { kind, contract } = watched;
  const detail = 'spender' in watched ? watched.spender : 'tokenId' in watched ? watched.tokenId : '';
  return [kind, contract, detail].join(' ').toLowerCase();
}
