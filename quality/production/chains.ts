import type { RpcName } from '@everything-wallet/core/networks/networks';
import { callRpc } from '../../tools/chains/callRpc.ts';
import type { StandIn } from './StandIn.ts';

type Chains = Pick<StandIn, 'chainUrls'>;

/**
 * Sets the coin balance of an address.
 *
 * @param wei its new balance
 */
export async function setBalance(
  { chainUrls }: Chains,
  network: RpcName,
  address: string,
  wei: bigint,
): Promise<void> {
  await callRpc(chainUrls[network], 'anvil_setBalance', [address, `0x${wei.toString(16)}`]);
}

/** Reads the balance of an address from the chain, in wei. */
export async function balanceOf({ chainUrls }: Chains, network: RpcName, address: string): Promise<bigint> {
  return BigInt(String(await callRpc(chainUrls[network], 'eth_getBalance', [address, 'latest'])));
}

/** Reads the number of an address's transactions in blocks. */
export async function nonceOf({ chainUrls }: Chains, network: RpcName, address: string): Promise<number> {
  return Number(await callRpc(chainUrls[network], 'eth_getTransactionCount', [address, 'latest']));
}

/** Puts a contract's code at an address. @param code 0x-prefixed hex */
export async function setCode(
  { chainUrls }: Chains,
  network: RpcName,
  address: string,
  code: string,
): Promise<void> {
  await callRpc(chainUrls[network], 'anvil_setCode', [address, code]);
}

/** Mines blocks, so that earlier transactions are final. */
export async function mine({ chainUrls }: Chains, network: RpcName, blocks: number): Promise<void> {
  await callRpc(chainUrls[network], 'anvil_mine', [`0x${blocks.toString(16)}`]);
}
