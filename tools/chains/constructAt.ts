import { AbiCoder, concat } from 'ethers';
import { callRpcTogether } from './callRpcTogether.ts';
import type { LocalContract } from './LocalContract.ts';
import { sendTransactions } from './sendTransactions.ts';

/** A contract with its address and constructor code. */
export interface PlacedContract {
  readonly address: string;
  readonly contract: LocalContract;
  readonly args: readonly unknown[];
}

/**
 * Constructs contracts at chosen addresses. The constructor runs at that address, so that it uses the address
 * as its own, as the factory of Uniswap v3 writes it into its code; then its runtime code replaces it there,
 * with the storage it wrote. A contract whose constructor calls another one has to be constructed in a later
 * call.
 *
 * @param account the chain's own, which deploys them
 * @throws {LocalError} Where the chain refuses one of them.
 */
export async function constructAt(
  url: string,
  account: string,
  places: readonly PlacedContract[],
): Promise<void> {
  const codes = places.map(({ address, contract: { abi, creationCode }, args }) => ({
    address,
    code: concat([creationCode, AbiCoder.defaultAbiCoder().encode(abi.deploy.inputs, args)]),
  }));
  await callRpcTogether(
    url,
    codes.map(({ address, code }) => ({ method: 'anvil_setCode', params: [address, code] })),
  );
  // Before it has happened: what makes contracts of its own at addresses of their content could make them once only.
  const made = await callRpcTogether(
    url,
    codes.map(({ address }) => ({
      method: 'eth_call',
      params: [{ from: account, to: address }, 'latest'],
    })),
  );
  await sendTransactions(
    url,
    account,
    codes.map(({ address }) => ({ to: address, data: '0x' })),
  );
  await callRpcTogether(
    url,
    codes.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, made[index]] })),
  );
}
