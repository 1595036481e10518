/* Shown on /connect-websites, from one region mark to the other. */

// #region shown
import { createProvider } from '@everything-wallet/connect';
import { createConfig, http } from 'wagmi';
import { mainnet } from 'wagmi/chains';

// It announces itself, so useConnect lists it among the connectors.
createProvider({ url: 'https://everything-wallet.web.app' });

export const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } });
// #endregion
