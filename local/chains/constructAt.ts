import { AbiCoder, concat } from 'ethers';
import { callRpcTogether } from './callRpcTogether.ts';
import type { LocalContract } from './LocalContract.ts';
import { sendTransactions } from './sendTransactions.ts';

/** A contract, where it is to stand, and what it is made with. */
export interface PlacedContract {
  readonly address: string;
  readonly contract: LocalContract;
  readonly args: readonly unknown[];
}

/**
 * Makes contracts at addresses of our choice. What makes a contract is run at the address where it is to stand, so that it takes this
 * address for its own, as the factory of Uniswap v3 writes it into its code; then what it made stands there, beside what it has stored. One whose making asks another one of
 * them has to be made after it, by a call of its own.
 *
 * @param account the chain's own, which is the one that makes them
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
