import { networks, type Network, type RpcName } from '@everything-wallet/core/networks/networks';
import { getAddress, parseUnits } from 'ethers';
import { sampleTokens, type SampleToken } from '../exchanges/sampleTokens.ts';
import { LocalError } from '../LocalError.ts';

/** A request for test coins or sample tokens, checked. */
export interface FundRequest {
  /** EIP-55 address. */
  readonly address: string;
  readonly network: RpcName;
  /** In the smallest unit, wei of coins. */
  readonly amount: bigint;
  /** The token's contract; absent for coins. */
  readonly token?: string;
}

/** The most that one request may ask for, in whole coins or tokens. */
const LARGEST_AMOUNT = 10_000;

const COIN_DECIMALS = 18;

/**
 * Reads the body of a request to the faucet.
 * @throws {LocalError} When something in it is wrong; the message says what, in one sentence.
 */
export function parseFundRequest(body: string): FundRequest {
  const { address, network: name, amount = '10', token: symbol } = parseObject(body);
  const recipient = checkAddress(address);
  const network = checkNetwork(name);
  const token = symbol === undefined ? undefined : checkToken(symbol, network);
  return {
    address: recipient,
    network: network.rpcName,
    amount: checkAmount(amount, token?.decimals ?? COIN_DECIMALS),
    ...(token && { token: token.contract }),
  };
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

function checkNetwork(value: unknown): Network {
  const network = (networks as readonly Network[]).find(({ rpcName }) => rpcName === value);
  if (!network) {
    throw new LocalError(`The network must be one of ${networks.map(({ rpcName }) => rpcName).join(', ')}.`);
  }
  return network;
}

function checkToken(value: unknown, network: Network): SampleToken {
  const tokens = sampleTokens(network);
  const token = tokens.find(({ symbol }) => symbol === value);
  if (token) return token;
  const known = tokens.map(({ symbol }) => symbol).join(', ');
  throw new LocalError(
    known === '' ? `There are no tokens on ${network.rpcName}.` : `The token must be one of ${known}.`,
  );
}

function checkAmount(value: unknown, decimals: number): bigint {
  const isDecimal = typeof value === 'string' && new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`).test(value);
  const units = isDecimal ? parseUnits(value, decimals) : 0n;
  if (units <= 0n || units > parseUnits(String(LARGEST_AMOUNT), decimals)) {
    throw new LocalError(
      `The amount must be a decimal string above 0 and up to ${LARGEST_AMOUNT}, with at most ${decimals} decimals.`,
    );
  }
  return units;
}
