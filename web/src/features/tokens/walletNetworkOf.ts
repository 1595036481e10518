import { customTokenNetworkById } from '@everything-wallet/core/networks/customTokenNetworkById';
import type { CustomTokenNetworkId } from '@everything-wallet/core/networks/customTokenNetworks';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';

/** The network on which the wallet reads and sends a custom token, or undefined where it does not work. */
export function walletNetworkOf(id: CustomTokenNetworkId): Network | undefined {
  const { walletNetworkId } = customTokenNetworkById(id);
  return walletNetworkId && networkById(walletNetworkId);
}
