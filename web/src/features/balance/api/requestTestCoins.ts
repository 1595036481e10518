import type { RpcName } from '@everything-wallet/core/networks/networks';

/**
 * Requests 10 coins from the local stack's faucet; resolves once the transfer is confirmed.
 *
 * @throws Error if the faucet refuses or cannot be reached
 */
export async function requestTestCoins(faucetUrl: string, address: string, network: RpcName): Promise<void> {
  const response = await fetch(`${faucetUrl}/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, network }),
  });
  if (!response.ok) throw new Error(`The faucet answered ${response.status}`);
}
