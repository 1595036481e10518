import type { LocalTransaction } from '../chains/sendTransactions.ts';
import { localContracts } from '../contracts/localContracts.ts';

/**
 * Builds the transaction that mints `count` tokens of a sample collection (ERC-721) for an address, with the
 * next ids.
 */
export function mintTokens(collection: string, to: string, count: bigint): LocalTransaction {
  const { abi } = localContracts.collection;
  return { to: collection, data: abi.encodeFunctionData('mint', [to, count]) };
}

/** Builds the transaction that mints more of an edition (ERC-1155) for an address. */
export function mintEdition(editions: string, to: string, tokenId: bigint, units: bigint): LocalTransaction {
  const { abi } = localContracts.editions;
  return { to: editions, data: abi.encodeFunctionData('mint', [to, tokenId, units]) };
}
