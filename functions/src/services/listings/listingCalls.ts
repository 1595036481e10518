import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { ZeroAddress } from 'ethers/constants';
import type { ContractCall } from '../chain/multicall3.ts';

/**
 * First four bytes of keccak256 of getOrderStatus(bytes32) and getCounter(address) of Seaport, and of ownerOf(uint256),
 * balanceOf(address,uint256), isApprovedForAll(address,address), getApproved(uint256) and name().
 */
const ORDER_STATUS = '0x46423aa7';
const COUNTER = '0xf07ec373';
const OWNER_OF = '0x6352211e';
const BALANCE_OF = '0x00fdd58e';
const IS_APPROVED_FOR_ALL = '0xe985e9c5';
const GET_APPROVED = '0x081812fc';
const NAME = '0x06fdde03';

/** Returns a number if Seaport is deployed, and nothing otherwise. */
export const MARKET_READ: ContractCall = counterRead(ZeroAddress);

/** Reads a collection's name. */
export function nameRead(contract: string): ContractCall {
  return { to: contract, data: NAME };
}

/** Reads the state of an order in Seaport: `isValidated`, `isCancelled`, `totalFilled`, `totalSize`. */
export function statusRead(orderHash: string): ContractCall {
  return { to: SEAPORT_ADDRESS, data: `${ORDER_STATUS}${word(orderHash)}` };
}

/** Reads an account's Seaport counter. */
export function counterRead(seller: string): ContractCall {
  return { to: SEAPORT_ADDRESS, data: `${COUNTER}${word(seller)}` };
}

/** Reads the owner of an ERC-721 token. */
export function ownerRead(contract: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${OWNER_OF}${numberWord(tokenId)}` };
}

/** Reads an account's balance of an ERC-1155 token. */
export function balanceRead(contract: string, owner: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${BALANCE_OF}${word(owner)}${numberWord(tokenId)}` };
}

/** Reads whether an operator may move all of an owner's tokens of a collection. */
export function approvedAllRead(contract: string, owner: string, operator: string): ContractCall {
  return { to: contract, data: `${IS_APPROVED_FOR_ALL}${word(owner)}${word(operator)}` };
}

/** Reads the approved operator of an ERC-721 token. */
export function approvedRead(contract: string, tokenId: bigint): ContractCall {
  return { to: contract, data: `${GET_APPROVED}${numberWord(tokenId)}` };
}

function numberWord(number: bigint): string {
  return number.toString(16).padStart(64, '0');
}

function word(hex: string): string {
  return hex.slice(2).toLowerCase().padStart(64, '0');
}
