import { LocalError } from './LocalError.ts';
import { stackPorts } from './stackPorts.ts';

/*
 * `npm run faucet -- <address> [network] [amount] [token]`: test coins, sample tokens or NFTs (`1 NFT`, `5 EDITION`) from the faucet of
 * the stack that is up.
 */

const [address, network = 'mainnet', amount = '10', token] = process.argv.slice(2);

try {
  if (!address) throw new LocalError('usage: npm run faucet -- <address> [network] [amount] [token]');
  const url = process.env['FAUCET_URL'] ?? `http://127.0.0.1:${stackPorts().faucet}`;
  const hash = await fund(url, { address, network, amount, ...(token !== undefined && { token }) });
  console.log(`Sent ${amount} ${token === undefined ? '' : `${token} `}on ${network} to ${address}: ${hash}`);
} catch (error) {
  if (!(error instanceof LocalError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Requests coins from a faucet; returns the transaction's hash. */
async function fund(url: string, request: object): Promise<string> {
  const response = await fetch(`${url}/fund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw new LocalError(`No faucet answers at ${url}: is the local stack up (npm start)?`, { cause });
  });
  const { txHash, error } = (await response.json()) as { txHash?: string; error?: string };
  if (!txHash) throw new LocalError(error ?? 'The faucet failed.');
  return txHash;
}
