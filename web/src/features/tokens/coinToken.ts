import type { Network } from '@everything-wallet/core/networks/networks';
import type { ListedToken } from './ListedToken.ts';

/** A network's native coin as the token list shows it. */
export function coinToken({ coin, currency, name: network }: Network): ListedToken {
  const { id, name, icon, color, renamedTo } = coin;
  return { id, name, symbol: currency, icon, color, network, ...(renamedTo && { renamedTo }) };
}

/**
 * The network whose native coin a token of the catalogue is.
 *
 * @param networks those that are on
 * @param selected where it lives on several networks, the selected one of them
 * @returns undefined for a token that is no native coin of ours
 */
export function networkOfCoin(
  tokenId: string,
  selected: Network,
  networks: readonly Network[],
): Network | undefined {
  return [selected, ...networks].find(({ coin }) => coin.id === tokenId);
}
