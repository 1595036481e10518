import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { getAddress, parseEther } from 'ethers';
import { LocalError } from '../LocalError.ts';

/** A request for test coins, checked. */
export interface FundRequest {
  /** EIP-55 address. */
  readonly address: string;
  readonly network: RpcName;
  /** In wei. */
  readonly amount: bigint;
}

/** The most that one request may ask for, in whole coins. */
const LARGEST_AMOUNT = 10_000;

/**
 * Reads the body of a request to the faucet.
 * @throws {LocalError} When something in it is wrong; the message says what, in one sentence.
 */
export function parseFundRequest(body: string): FundRequest {
  const { address, network, amount = '10' } = parseObject(body);
  return { address: checkAddress(address), network: checkNetwork(network), amount: checkAmount(amount) };
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Refused below, like any other value that is no object.
  }
  throw new LocalError('The body must be a JSON object with address and network.');
}

function checkAddress(value: unknown): string {
  try {
    return getAddress(String(value));
  } catch {
    throw new LocalError(
      'The address must be 0x and 40 hex digits, with a right checksum when its letters mix case.',
    );
  }
}

function checkNetwork(value: unknown): RpcName {
  const network = networks.find(({ rpcName }) => rpcName === value);
  if (!network) {
    throw new LocalError(`The network must be one of ${networks.map(({ rpcName }) => rpcName).join(', ')}.`);
  }
  return network.rpcName;
}

function checkAmount(value: unknown): bigint {
  const wei = typeof value === 'string' && /^\d{1,9}(\.\d{1,18})?$/.test(value) ? parseEther(value) : 0n;
  if (wei <= 0n || wei > parseEther(String(LARGEST_AMOUNT))) {
    throw new LocalError(
      `The amount must be a decimal string above 0 and up to ${LARGEST_AMOUNT}, with at most 18 decimals.`,
    );
  }
  return wei;
}
