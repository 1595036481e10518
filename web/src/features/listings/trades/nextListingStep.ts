import { clocksDiffer } from '@everything-wallet/core/clocks/clocksDiffer';
import { orderTypedData } from '@everything-wallet/core/seaport/orderTypedData';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import { askListings } from '../api/askListings.ts';
import { approveRequest } from './approveRequest.ts';
import { cancelRequest } from './cancelRequest.ts';
import { listingOrder } from './listingOrder.ts';
import { isListedMeanwhile, listingsInTheWay } from './listingsInTheWay.ts';
import type { ListingStep } from './ListingStep.ts';
import { refuseKnownToken } from './refuseKnownToken.ts';
import type { Sale } from './Sale.ts';
import type { SaleTerms } from './SaleTerms.ts';
import { signedMeanwhile } from './signedMeanwhile.ts';

/** Steps of a sale that are done. */
interface DoneSteps {
  /** Hashes of own orders whose cancellation has just become final. */
  readonly ended: readonly string[];
  readonly isApproved: boolean;
  /** True where the user continues although the clocks differ. */
  readonly isClockAccepted: boolean;
}

/**
 * Finds the next step of a sale: listings in the way are cancelled, then the NFT is approved, then the order is signed.
 *
 * @throws SeaportError, CallableError
 */
export async function nextListingStep(
  sale: Sale,
  wanted: SaleTerms,
  { ended, isApproved, isClockAccepted }: DoneSteps,
): Promise<NextStep<ListingStep>> {
  const { userId, nft, standard, seller, own } = sale;
  const { network, contract, tokenId } = nft;
  const { chainId, rpcName } = network;
  const inTheWay = listingsInTheWay(sale, wanted, own).filter(({ hash }) => !ended.includes(hash));
  if (inTheWay.length > 0) {
    const hashes = inTheWay.map(({ hash }) => hash);
    const request = {
      ...cancelRequest(network, inTheWay, seller),
      isDone: signedMeanwhile(userId, nft, 'cancel', hashes),
    };
    return { type: 'sign', step: { kind: 'cancel', hashes }, requests: [request] };
  }
  await refuseKnownToken(network, contract);
  const { seller: state } = await askListings({
    network: rpcName,
    contract,
    tokenId,
    seller: seller.address,
  });
  const { units, isApproved: isSeen } = state ?? {};
  if (!state || typeof units !== 'string' || typeof isSeen !== 'boolean')
    return problemStep('market.problem.seller');
  if (BigInt(units) < wanted.units) return problemStep('market.problem.notOwned');
  if (!isSeen) {
    if (isApproved) return problemStep('market.problem.notApproved');
    const request = {
      ...approveRequest(nft, standard, seller),
      isDone: signedMeanwhile(userId, nft, 'approve'),
    };
    return { type: 'sign', step: { kind: 'approve', hashes: [] }, requests: [request] };
  }
  if (await isListedMeanwhile(sale, wanted, { chainTime: state.time }))
    return problemStep('market.problem.listedMeanwhile');
  const isClockWrong = state.time !== null && clocksDiffer(state.time, Date.now());
  if (isClockWrong && !isClockAccepted) return problemStep('market.problem.clock');
  const order = listingOrder(seller.address, { contract, tokenId, standard, ...wanted }, state);
  if (!order) return problemStep('market.problem.seller');
  const text = JSON.stringify(orderTypedData(order, chainId), null, 2);
  const { address, derivationIndex } = seller;
  return {
    type: 'signTypedData',
    step: { kind: 'order', order },
    request: { network, signer: { address, derivationIndex }, text },
  };
}
