import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { storeListing } from '../api/storeListing.ts';
import { isListedMeanwhile } from './listingsInTheWay.ts';
import type { SaleState } from './SaleState.ts';
import type { SignedSale } from './SignedSale.ts';
import { signedOrders } from './signedOrders.ts';

const DAY_MS = 86_400_000;

/**
 * Lists a signed order: stores it on this device, then at the market; the result is the sale's next state.
 *
 * @param past hashes of own orders that are over now: a reorg may have restored one since the signature was requested
 */
export async function saveListing(signed: SignedSale, past: readonly string[]): Promise<SaleState> {
  const { sale, terms, order, signature } = signed;
  const { userId, nft } = sale;
  const { network, contract, tokenId } = nft;
  const { chainId } = network;
  const listed = { components: order, signature: signature.toLowerCase() };
  try {
    // As a buyer reads it: what is listed is what was typed, and signed by its seller.
    const { orderHash } = readListing(listed, {
      chainId,
      now: BigInt(order.startTime),
      wanted: { contract, tokenId: BigInt(tokenId), price: terms.price },
    });
    const hash = orderHash.toLowerCase();
    const chainTime = Number(order.startTime) * 1_000;
    if (await isListedMeanwhile({ ...sale, past }, terms, { chainTime, besides: hash }))
      return { name: 'form', problem: { text: 'market.problem.listedMeanwhile' } };
    removeExpiredOrders(userId);
    signedOrders.write({
      id: `${chainId}_${hash}`,
      user_id: userId,
      network: network.id,
      contract,
      token_id: tokenId,
      order: listed,
      written_at: Date.now(),
    });
    await storeListing(network.rpcName, listed);
    return { name: 'listed' };
  } catch (error) {
    logProblem('A listing could not be saved', error);
    if (error instanceof SeaportError)
      return { name: 'form', problem: { text: 'market.problem.otherSignature' } };
    const code = error instanceof CallableError ? error.code : undefined;
    if (code === 'failed-precondition')
      return { name: 'form', problem: { text: 'market.problem.notListed' } };
    const text = code === 'resource-exhausted' ? 'market.problem.saveMany' : 'market.problem.save';
    return { name: 'unsaved', signed, problem: { text } };
  }
}

/** Removes signed orders whose time is over, by more than clocks differ. */
function removeExpiredOrders(userId: string): void {
  for (const { id, order } of signedOrders.ofUser(userId)) {
    const endsAt = Number(order.components.endTime) * 1_000;
    if (endsAt + DAY_MS < Date.now()) signedOrders.remove(userId, id);
  }
}
