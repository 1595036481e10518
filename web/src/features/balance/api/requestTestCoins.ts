import type { RpcName } from '@everything-wallet/core/networks/networks';

/**
 * Asks the local stack's faucet for 10 coins; the answer comes once they have arrived.
 *
 * @throws Error when the faucet refuses or cannot be reached
 */
export async function requestTestCoins(faucetUrl: string, address: string, network: RpcName): Promise<void> {
  const response = await fetch(`${faucetUrl}/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, network }),
  });
  if (!response.ok) throw new Error(`The faucet answered ${response.status}`);
}
