import { networks, type Network, type RpcName } from '@everything-wallet/core/networks/networks';
import { getAddress, parseUnits } from 'ethers';
import { sampleTokens } from '../exchanges/sampleTokens.ts';
import { LocalError } from '../LocalError.ts';
import { sampleCollections, type SampleCollection } from '../nfts/sampleCollections.ts';

/** A request for test coins, sample tokens or NFTs, checked. */
export interface FundRequest {
  /** EIP-55 address. */
  readonly address: string;
  readonly network: RpcName;
  /** In the smallest unit, wei of coins; how many of NFTs. */
  readonly amount: bigint;
  /** The token's contract; absent for coins and NFTs. */
  readonly token?: string;
  /** The collection that NFTs are of. */
  readonly nft?: Pick<SampleCollection, 'contract' | 'standard'>;
}

/** Asset that a request names by `token`, and its default and maximum amounts. */
interface Gift extends Pick<FundRequest, 'token' | 'nft'> {
  readonly decimals: number;
  /** Default and maximum amount. */
  readonly amount: string;
  readonly most: number;
}

/** Default and maximum amount of coins and tokens. */
const COINS = { amount: '10', most: 10_000 };

/** Default and maximum number of NFTs. */
const NFTS = { amount: '1', most: 100 };

const COIN_DECIMALS = 18;

/** Names of NFTs in requests. */
const NFT_WORDS = { erc721: 'NFT', erc1155: 'EDITION' };

/**
 * Parses the body of a request to the faucet.
 *
 * @throws {LocalError} For an invalid body; the message names the mistake in one sentence.
 */
export function parseFundRequest(body: string): FundRequest {
  const { address, network: name, amount, token: symbol } = parseObject(body);
  const recipient = checkAddress(address);
  const network = checkNetwork(name);
  const gift = symbol === undefined ? { ...COINS, decimals: COIN_DECIMALS } : checkToken(symbol, network);
  return {
    address: recipient,
    network: network.rpcName,
    amount: checkAmount(amount ?? gift.amount, gift),
    ...('token' in gift && { token: gift.token }),
    ...('nft' in gift && { nft: gift.nft }),
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

function checkToken(value: unknown, network: Network): Gift {
  const gifts = new Map([
    ...sampleTokens(network).map(({ symbol, contract, decimals }): [string, Gift] => [
      symbol,
      { ...COINS, decimals, token: contract },
    ]),
    ...sampleCollections(network).map(({ contract, standard }): [string, Gift] => [
      NFT_WORDS[standard],
      { ...NFTS, decimals: 0, nft: { contract, standard } },
    ]),
  ]);
  const gift = gifts.get(String(value));
  if (gift) return gift;
  const known = [...gifts.keys()].join(', ');
  throw new LocalError(
    known === '' ? `There are no tokens on ${network.rpcName}.` : `The token must be one of ${known}.`,
  );
}

function checkAmount(value: unknown, { decimals, most }: Pick<Gift, 'decimals' | 'most'>): bigint {
  const parts = decimals === 0 ? /^\d{1,9}$/ : new RegExp(`^\\d{1,9}(\\.\\d{1,${decimals}})?$`);
  const units = typeof value === 'string' && parts.test(value) ? parseUnits(value, decimals) : 0n;
  if (units <= 0n || units > parseUnits(String(most), decimals)) {
    throw new LocalError(
      `The amount must be a decimal string above 0 and up to ${most}, with at most ${decimals} decimals.`,
    );
  }
  return units;
}
