import type { Watched } from '@everything-wallet/core/callables/simulation';

/** By what something that is watched is told from everything else. */
export function watchKey(watched: Watched | 'coin'): string {
  if (watched === 'coin') return 'coin';
  const { kind, contract } = watched;
  const detail = 'spender' in watched ? watched.spender : 'tokenId' in watched ? watched.tokenId : '';
  return [kind, contract, detail].join(' ').toLowerCase();
}
