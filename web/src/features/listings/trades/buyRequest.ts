import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { buildFulfillOrder } from '@everything-wallet/core/calls/build/buildFulfillOrder';
import { readListing, type ListingTerms } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { MAX_FEE_BPS } from './maxFeeBps.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';

interface Purchase {
  readonly nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>;
  /** The listing as shown. */
  readonly listing: NftListing;
  readonly buyer: TradeAccount;
  /** Seconds since 1970. */
  readonly now: bigint;
  /** Further notices for the user to accept. */
  readonly notices: readonly string[];
}

/**
 * Builds the call that buys a listing, after checking that its order has exactly what was shown.
 *
 * @throws SeaportError if the order differs
 * @throws CallError if no call can be built
 */
export function buyRequest({ nft, listing, buyer, now, notices }: Purchase): CallRequest {
  const { network, contract, tokenId } = nft;
  const { order } = listing;
  const terms = readListing(order, {
    chainId: network.chainId,
    now,
    maxFeeBps: MAX_FEE_BPS,
    wanted: { contract, tokenId: BigInt(tokenId), price: BigInt(listing.price.units) },
    buyer: buyer.address,
  });
  if (listing.price.contract !== null) throw new SeaportError('paidInToken');
  if (!isAsShown(terms, listing)) throw new SeaportError('wrongItem');
  if (!haveSameFees(terms.fees, listing.fees)) throw new SeaportError('hiddenFee');
  return {
    ...callRequestOf(
      buildFulfillOrder({ chainId: network.chainId, order, buyer: buyer.address }),
      network,
      buyer,
    ),
    isKnownContract: true,
    watched: [{ kind: terms.standard, contract, tokenId }],
    notices,
    // A contract may take the coin without moving the NFT.
    breaks: (outcome) => (isReceived(outcome, nft, terms.units) ? undefined : 'call.broken.noNft'),
  };
}

function isReceived(
  { movements }: SimulationOutcome,
  { contract, tokenId }: Pick<TradedNft, 'contract' | 'tokenId'>,
  units: bigint,
): boolean {
  return movements.some(
    (movement) =>
      sameAddress(movement.contract, contract) &&
      movement.tokenId === tokenId &&
      BigInt(movement.units) >= units,
  );
}

function isAsShown(terms: ListingTerms, { id, standard, units, seller }: NftListing): boolean {
  return (
    terms.orderHash.toLowerCase() === id &&
    terms.standard === standard &&
    terms.units === BigInt(units) &&
    sameAddress(terms.seller, seller)
  );
}

function haveSameFees(fees: ListingTerms['fees'], shown: NftListing['fees']): boolean {
  return (
    fees.length === shown.length &&
    fees.every(({ recipient, units }, place) => {
      const other = shown[place];
      return other !== undefined && sameAddress(other.recipient, recipient) && BigInt(other.units) === units;
    })
  );
}
