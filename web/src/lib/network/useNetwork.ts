import { use } from 'react';
import { authTexts } from '@everything-wallet/core/texts/en/authTexts';
import { NetworkContext, type NetworkSelection } from './NetworkContext.ts';

/**
 * Returns the selected network.
 *
 * @throws Error 'useNetwork must be used within a NetworkProvider' outside one
 */
export function useNetwork(): NetworkSelection {
  const selection = use(NetworkContext);
  if (!selection) throw new Error(authTexts['network.error.noProvider']);
  return selection;
}
