import { use } from 'react';
import { authMessages } from '../../messages/authMessages.ts';
import { NetworkContext, type NetworkSelection } from './NetworkContext.ts';

/**
 * The selected network.
 *
 * @throws Error 'useNetwork must be used within a NetworkProvider' outside one
 */
export function useNetwork(): NetworkSelection {
  const selection = use(NetworkContext);
  if (!selection) throw new Error(authMessages['network.error.noProvider']);
  return selection;
}
