import type { EverythingWalletProvider } from '@everything-wallet/connect';
import { pageMethods } from '../endpoint/pageMethods.ts';
import type { PageRequest } from '../endpoint/PageRequest.ts';

type Request = EverythingWalletProvider['request'];

const CONNECTING = ['eth_accounts', 'eth_requestAccounts', 'wallet_requestPermissions'];
const SWITCHING = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'];

/** Returns true if a request opens the wallet's window, so that it needs a click. */
export async function needsClick(request: Request, method: string): Promise<boolean> {
  if (method !== 'eth_accounts' && method !== 'eth_requestAccounts') {
    return pageMethods[method]?.needsWindow ?? true;
  }
  return (await accountsOf(request)).length === 0;
}

/**
 * Passes a tool's request to the wallet. Connects first and selects the chain of the request where that is needed: tools
 * ask for neither.
 */
export async function answerRequest(
  request: Request,
  { method, params, chainId }: Pick<PageRequest, 'method' | 'params' | 'chainId'>,
  signal: AbortSignal,
): Promise<unknown> {
  if (pageMethods[method]?.needsWindow && !CONNECTING.includes(method)) {
    if ((await accountsOf(request)).length === 0) {
      await request({ method: 'eth_requestAccounts' }, { signal });
    }
    if (!SWITCHING.includes(method) && (await request({ method: 'eth_chainId' })) !== chainId) {
      await request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }, { signal });
    }
  }
  // Tools ask for accounts only by this method, so it connects as well.
  if (method === 'eth_accounts') return request({ method: 'eth_requestAccounts' }, { signal });
  return request({ method, ...(params !== undefined && { params }) }, { signal });
}

async function accountsOf(request: Request): Promise<readonly unknown[]> {
  return (await request({ method: 'eth_accounts' })) as readonly unknown[];
}
