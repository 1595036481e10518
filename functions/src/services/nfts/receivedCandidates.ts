import type { Transfer } from '../transfers/Transfer.ts';
import type { NftCandidate } from './nftCandidates.ts';
import type { RecordedNft } from './NftRecords.ts';

/** An NFT that came to an address, and may have left it since. */
export interface ReceivedCandidate extends NftCandidate {
  /** The block in which it came last, of those that were read. */
  readonly block: number;
  /** Identifies it among those of its block. */
  readonly key: string;
  /** True if fewer nodes than required report its transfer. */
  readonly isUnconfirmed: boolean;
}

/** Decimal digits of the largest token id. */
const ID_DIGITS = 78;

/**
 * Returns the NFTs that some transfers moved to an address, each once, the latest first, and those of a block
 * in the order of their keys.
 *
 * One is unverified unless it was received at least once in a transaction that the address signed, or paid
 * for with a listed token: others cannot control what the address's own transactions log, nor take a listed
 * token without its approval.
 *
 * @param transfers everything that these transactions moved to or from the address
 */
export function receivedCandidates(address: string, transfers: readonly Transfer[]): ReceivedCandidate[] {
  const paid = new Set(
    transfers
      .filter(({ direction, isUnverified }) => direction === 'out' && !isUnverified)
      .map(({ txHash }) => txHash),
  );
  const transfersByKey = new Map<string, IncomingTransfer[]>();
  for (const { txHash, contract, standard, tokenId, units, direction, ...transfer } of transfers) {
    if (standard === 'erc20' || tokenId === undefined || direction === 'out' || units === '0') continue;
    const key = [standard, contract.toLowerCase(), tokenId.padStart(ID_DIGITS, '0')].join(' ');
    const isUnverified = transfer.isUnverified && !paid.has(txHash);
    const move = { ...transfer, contract, standard, tokenId, isUnverified };
    transfersByKey.set(key, [...(transfersByKey.get(key) ?? []), move]);
  }
  return [...transfersByKey]
    .flatMap(([key, all]) => candidateOf(address, key, all))
    .toSorted((one, other) => other.block - one.block || (one.key < other.key ? -1 : 1));
}

interface IncomingTransfer
  extends Pick<Transfer, 'blockNumber' | 'at' | 'agreement' | 'isUnverified'>, RecordedNft {}

function candidateOf(address: string, key: string, moves: readonly IncomingTransfer[]): ReceivedCandidate[] {
  const [last] = moves.toSorted((one, other) => other.blockNumber - one.blockNumber);
  if (!last) return [];
  const requested = moves.filter(({ isUnverified }) => !isUnverified);
  const isUnverified = requested.length === 0;
  const { contract, tokenId, standard, blockNumber: block, at } = last;
  return [
    {
      ...{ contract, tokenId, standard, key, block, isUnverified },
      receivedAt: new Map([[address.toLowerCase(), at]]),
      isUnconfirmed: (isUnverified ? moves : requested).every(({ agreement }) => agreement !== 'agreed'),
    },
  ];
}
