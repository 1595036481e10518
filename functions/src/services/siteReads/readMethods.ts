import type { Network } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';
import * as of from './paramSchemas.ts';
import { toQuantity } from '../abi/toQuantity.ts';

/** A method that sites may call. */
export interface ReadMethod {
  /** Shape of the parameters. */
  readonly params: z.ZodType;
  /** Least and most parameters. */
  readonly count: readonly [number, number];
  /** Units of the quota, about what it costs the node; 0 where no node is asked. */
  readonly units: number;
  /** Answers without a node. */
  readonly answer?: (network: Network) => unknown;
}

type Schemas = readonly z.ZodType[];

/** A method for a node, whose last `optional` parameters can be left out. */
function read(units: number, schemas: Schemas, optional = 0): ReadMethod {
  const least = schemas.length - optional;
  const items = schemas.map((schema, place) => (place < least ? schema : schema.optional()));
  return { units, count: [least, schemas.length], params: z.tuple(items as [z.ZodType, ...z.ZodType[]]) };
}

/** A method with the same answer on every node. */
function local(answer: (network: Network) => unknown): ReadMethod {
  return { ...read(0, []), answer };
}

const { address, hash, quantity, block, blockNumber, isFull, transaction } = of;

/** The methods that sites may call, by their names (execution-apis). All others are refused with 4200. */
export const readMethods: ReadonlyMap<string, ReadMethod> = new Map<string, ReadMethod>([
  ['eth_chainId', local(({ chainId }) => toQuantity(BigInt(chainId)))],
  ['net_version', local(({ chainId }) => String(chainId))],
  ['net_listening', local(() => true)],
  ['eth_syncing', local(() => false)],
  // The version of the protocol eth/68.
  ['eth_protocolVersion', local(() => '0x44')],
  ['web3_clientVersion', local(() => 'EverythingWallet/1')],

  ['eth_blockNumber', read(1, [])],
  ['eth_gasPrice', read(1, [])],
  ['eth_maxPriorityFeePerGas', read(1, [])],
  ['eth_blobBaseFee', read(1, [])],
  ['eth_feeHistory', read(1, [of.feeBlocks, blockNumber, of.percentiles], 1)],
  ['eth_getBalance', read(1, [address, block], 1)],
  ['eth_getCode', read(1, [address, block], 1)],
  ['eth_getStorageAt', read(1, [address, quantity, block], 1)],
  ['eth_getTransactionCount', read(1, [address, block], 1)],
  ['eth_getTransactionByHash', read(1, [hash])],
  ['eth_getTransactionReceipt', read(1, [hash])],
  ['eth_getTransactionByBlockHashAndIndex', read(1, [hash, quantity])],
  ['eth_getTransactionByBlockNumberAndIndex', read(1, [blockNumber, quantity])],
  ['eth_getBlockByHash', read(1, [hash, isFull], 1)],
  ['eth_getBlockByNumber', read(1, [blockNumber, isFull], 1)],
  ['eth_getBlockTransactionCountByHash', read(1, [hash])],
  ['eth_getBlockTransactionCountByNumber', read(1, [blockNumber])],
  ['eth_getUncleCountByBlockHash', read(1, [hash])],
  ['eth_getUncleCountByBlockNumber', read(1, [blockNumber])],

  ['eth_call', read(2, [transaction, block, of.overrides], 2)],
  ['eth_estimateGas', read(3, [transaction, block, of.overrides], 2)],
  ['eth_createAccessList', read(3, [transaction, block], 1)],
  ['eth_getProof', read(3, [address, of.provedKeys, block], 1)],
  ['eth_getLogs', read(5, [of.logFilter])],
  ['eth_getBlockReceipts', read(5, [z.union([hash, block])])],
]);
