import { keccak256 } from 'ethers/crypto';
import { encodeRlp } from 'ethers/utils';

/** Encoding of a field: a number without leading zeros, or bytes as they are. */
type Kind = 'number' | 'bytes';
type Fields = readonly (readonly [name: string, kind: Kind])[];

/** Every header begins with these (Yellow Paper, 4.4.3). */
const first: Fields = [
  ['parentHash', 'bytes'],
  ['sha3Uncles', 'bytes'],
  ['miner', 'bytes'],
  ['stateRoot', 'bytes'],
  ['transactionsRoot', 'bytes'],
  ['receiptsRoot', 'bytes'],
  ['logsBloom', 'bytes'],
  ['difficulty', 'number'],
  ['number', 'number'],
  ['gasLimit', 'number'],
  ['gasUsed', 'number'],
  ['timestamp', 'number'],
  ['extraData', 'bytes'],
  ['mixHash', 'bytes'],
  ['nonce', 'bytes'],
];

/** Fields added by forks, in order: EIP-1559, 4895, 4844 (two), 4788, 7685, 7928 and 7843. */
const ethereum: Fields = [
  ['baseFeePerGas', 'number'],
  ['withdrawalsRoot', 'bytes'],
  ['blobGasUsed', 'number'],
  ['excessBlobGas', 'number'],
  ['parentBeaconBlockRoot', 'bytes'],
  ['requestsHash', 'bytes'],
  ['blockAccessListHash', 'bytes'],
  ['slotNumber', 'number'],
];

/** The same for Avalanche's C-Chain (coreth). */
const avalanche: Fields = [
  ['extDataHash', 'bytes'],
  ['baseFeePerGas', 'number'],
  ['extDataGasUsed', 'number'],
  ['blockGasCost', 'number'],
  ['blobGasUsed', 'number'],
  ['excessBlobGas', 'number'],
  ['parentBeaconBlockRoot', 'bytes'],
  ['timestampMilliseconds', 'number'],
  ['minDelayExcess', 'number'],
  ['targetExponent', 'number'],
  ['minPriceExponent', 'number'],
  ['settledHeight', 'number'],
  ['settledGasUnix', 'number'],
  ['settledGasNumerator', 'number'],
  ['settledExcess', 'number'],
];

/**
 * Reads the fields of a header, in the order of their RLP, from a JSON-RPC block.
 *
 * @param block the answer to eth_getBlockByNumber
 * @returns each as 0x-prefixed bytes in lower case; undefined if they do not hash to the block's own hash:
 * then the node lies, or a fork has added an unknown field
 */
export function headerFieldsOf(block: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const fields = [...first, ...('extDataHash' in block ? avalanche : ethereum)].map(([name, kind]) =>
    bytesOf(block[name], kind),
  );
  const count = fields.findLastIndex((field) => field !== undefined) + 1;
  // A missing field before a present one is encoded as empty.
  const header = fields.slice(0, count).map((field) => field ?? '0x');
  return keccak256(encodeRlp(header)) === block['hash'] ? header : undefined;
}

function bytesOf(value: unknown, kind: Kind): string | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]*$/.test(value)) return undefined;
  const digits = value.slice(2).toLowerCase();
  const own = kind === 'number' ? digits.replace(/^0+/, '') : digits;
  return `0x${own.length % 2 === 0 ? '' : '0'}${own}`;
}
