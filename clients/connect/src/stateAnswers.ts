import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { chainIdOf } from './chainIdOf.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import type { SiteStore } from './SiteStore.ts';
import { toRecord } from './toRecord.ts';

/** @returns Undefined where the window answers. */
type Answer = (state: SiteState, params: readonly unknown[], store: SiteStore) => unknown;

const revoke: Answer = (_state, _params, store) => {
  store.clear();
  return null;
};

/** Answers to requests that need no window and no node. */
export const stateAnswers: Readonly<Record<string, Answer>> = {
  eth_accounts: ({ accounts }) => [...accounts],
  eth_requestAccounts: ({ accounts }) => (accounts[0] ? [...accounts] : undefined),
  eth_coinbase: ({ accounts }) => accounts[0] ?? null,
  eth_chainId: ({ chainId }) => chainId,
  net_version: ({ chainId }) => String(Number(chainId)),
  wallet_revokePermissions: revoke,
  wallet_disconnect: revoke,

  // EIP-2255
  wallet_getPermissions: ({ accounts }) =>
    accounts.slice(0, 1).map(() => ({
      invoker: origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [...accounts] }],
    })),

  // EIP-5792
  wallet_getCapabilities({ accounts, chains }, [address = accounts[0], wanted]) {
    if (!accounts.some((account) => account.toLowerCase() === String(address).toLowerCase())) {
      throw new ProviderRpcError(4100, 'The site is not connected to this account.');
    }
    const listed = Array.isArray(wanted) ? wanted.map(chainIdOf) : chains;
    return Object.fromEntries(
      chains
        .filter((chain) => listed.includes(chain))
        .map((chain) => [chain, { atomic: { status: 'unsupported' } }]),
    );
  },

  // EIP-3326
  wallet_switchEthereumChain(state, [target], store) {
    const chainId = chainIdOf(toRecord(target)['chainId']);
    if (!chainId) throw new ProviderRpcError(-32602, 'chainId must be hex, such as 0x1.');
    if (chainId === state.chainId) return null;
    if (!state.chains.includes(chainId)) return undefined;
    store.save({ ...state, chainId });
    return null;
  },
};
