import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { Receipt } from './Effect.ts';

/** Returns the unique key of a watched value. */
export function watchKey(watched: Watched | Receipt | 'coin'): string {
  if (watched === 'coin') return 'coin';
  const { kind, contract } = watched;
  return [kind, contract, detailOf(watched)].join(' ').toLowerCase();
}

function detailOf(watched: Watched | Receipt): string {
  if ('spender' in watched) return watched.spender;
  if ('recipient' in watched) return watched.recipient;
  return 'tokenId' in watched ? watched.tokenId : '';
}
