import { AbiCoder, concat } from 'ethers';
import { callRpcTogether } from '../chains/callRpcTogether.ts';
import type { ExchangeContract } from './exchangeContracts.ts';
import { sendTransactions } from './sendTransactions.ts';

/** A contract, where it is to stand, and what it is made with. */
export interface PlacedContract {
  readonly address: string;
  readonly contract: ExchangeContract;
  readonly args: readonly unknown[];
}

/**
 * Makes contracts at addresses of our choice. What makes a contract is run at the address where it is to stand, so that it takes this
 * address for its own, as the factory of Uniswap v3 writes it into its code; then what it made stands there, beside what it has stored.
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
  await sendTransactions(
    url,
    account,
    codes.map(({ address }) => ({ to: address, data: '0x' })),
  );
  const made = await callRpcTogether(
    url,
    codes.map(({ address }) => ({
      method: 'eth_call',
      params: [{ from: account, to: address }, 'latest'],
    })),
  );
  await callRpcTogether(
    url,
    codes.map(({ address }, index) => ({ method: 'anvil_setCode', params: [address, made[index]] })),
  );
}
