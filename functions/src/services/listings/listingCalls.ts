import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { ZeroAddress } from 'ethers/constants';
import type { ContractCall } from '../chain/multicall3.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';
import { word } from '../abi/word.ts';
import { contractSelectors } from '../abi/contractSelectors.ts';

/** Returns a number if Seaport is deployed, and nothing otherwise. */
export const MARKET_READ: ContractCall = counterRead(ZeroAddress);

/** Reads a collection's name. */
export function nameRead(contract: string): ContractCall {
  return { to: contract, data: tokenSelectors.name };
}

/** Reads the state of an order in Seaport: `isValidated`, `isCancelled`, `totalFilled`, `totalSize`. */
export function statusRead(orderHash: string): ContractCall {
  return { to: SEAPORT_ADDRESS, data: `${contractSelectors.seaport.orderStatus}${word(orderHash)}` };
}

/** Reads an account's Seaport counter. */
export function counterRead(seller: string): ContractCall {
  return { to: SEAPORT_ADDRESS, data: `${contractSelectors.seaport.counter}${word(seller)}` };
}

/** Reads the owner of an ERC-721 token. */
export function ownerRead(contract: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${tokenSelectors.ownerOf}${word(tokenId)}` };
}

/** Reads an account's balance of an ERC-1155 token. */
export function balanceRead(contract: string, owner: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${tokenSelectors.balanceOfId}${word(owner)}${word(tokenId)}` };
}

/** Reads whether an operator may move all of an owner's tokens of a collection. */
export function approvedAllRead(contract: string, owner: string, operator: string): ContractCall {
  return { to: contract, data: `${tokenSelectors.isApprovedForAll}${word(owner)}${word(operator)}` };
}

/** Reads the approved operator of an ERC-721 token. */
export function approvedRead(contract: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${tokenSelectors.getApproved}${word(tokenId)}` };
}
