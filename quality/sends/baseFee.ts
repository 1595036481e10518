import type { Chain } from '../../tests/e2e/support/Chain.ts';

/** Reads the base fee of a chain's latest block, in wei per gas. */
export async function baseFeeOf(chain: Chain): Promise<bigint> {
  const { baseFeePerGas } = await chain.ask<{ baseFeePerGas: string }>(
    'eth_getBlockByNumber',
    'latest',
    false,
  );
  return BigInt(baseFeePerGas);
}

/** Has a chain make a block with a base fee, in wei per gas. */
export async function setBaseFee(chain: Chain, baseFee: bigint): Promise<void> {
  await chain.ask('anvil_setNextBlockBaseFeePerGas', `0x${baseFee.toString(16)}`);
  await chain.mine();
}
