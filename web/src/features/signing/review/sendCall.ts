import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { createdAddress } from '@everything-wallet/core/calls/createdAddress';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { wrappedCoinOf } from '@everything-wallet/core/calls/wrappedCoinOf';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { siteOriginSchema } from '@everything-wallet/core/schemas/siteOrigin';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { knownCallFacts } from '../../../lib/calls/knownCallFacts.ts';
import { unstoredLists } from '../../../lib/storage/unstoredLists.ts';
import { knownToken, requireTokenList } from '../../../lib/tokens/tokenList.ts';
import type { Signer } from '../../../lib/vault/Signer.ts';
import { estimateForSigning } from '../pipeline/estimateForSigning.ts';
import { feesToSign } from '../pipeline/feesToSign.ts';
import { signAndBroadcast } from '../pipeline/signAndBroadcast.ts';
import { signingLimits } from '../pipeline/signingLimits.ts';
import type { PreparedTransaction } from '../pipeline/PreparedTransaction.ts';
import { callGasQuestion } from './callGasQuestion.ts';
import { checkSimulation } from './checkSimulation.ts';
import type { ConfirmedCall } from './ConfirmedCall.ts';
import { isPriceOld } from './isPriceOld.ts';
import { priceMinutes } from './priceMinutes.ts';
import { refuseBroken } from './refuseBroken.ts';
import { refuseTokens } from './refuseTokens.ts';
import { simulationState } from './simulationState.ts';

/**
 * Signs a call in the browser and broadcasts it (`signAndBroadcast`). It was simulated with exactly these bytes, gas and fees not more than
 * 12 s ago, with the result shown.
 *
 * @returns the hash
 * @throws WalletError with the catalogue's text
 * @throws SimulationChangedError when a new simulation differs from the one shown
 * @throws CallableError when broadcasting fails
 */
export function sendCall(confirmed: ConfirmedCall): Promise<string> {
  const { userId, request, openSigner, preview, consent, maySkipJournal, onSigned } = confirmed;
  const { maxAgeMs = signingLimits.MAX_PREVIEW_AGE_MS } = confirmed;
  const { network, sender } = request;
  return signAndBroadcast({
    userId,
    sender,
    network,
    openSigner,
    maySkipJournal,
    consent,
    // A broadcast must not fail for an origin that the server does not take.
    origin: siteOriginSchema.safeParse(request.origin).data,
    shown: { msSinceAsked: preview.msSinceAsked, maxAgeMs },
    refuseEarly: () => refuseEarly(confirmed),
    prepare: () => prepareCall(confirmed),
    withinLimits: request.withinLimits,
    onSigned,
  });
}

async function refuseEarly(confirmed: ConfirmedCall): Promise<void> {
  if (isPriceOld(priceMinutes(confirmed.request))) throw new WalletError('call.error.priceOld');
  // A step that is only in this tab's memory is lost with it.
  if (unstoredLists.hasAny(confirmed.userId) && !confirmed.maySkipJournal) {
    throw new WalletError('send.error.unnoted');
  }
  await requireTokenList();
  refuseUnshown(confirmed);
}

/**
 * Refuses a call that the server would not send without consent, unless a site requested it and the user gave
 * consent; one that would fail; and an uncertain one unless accepted.
 */
function refuseUnshown(confirmed: ConfirmedCall): void {
  const { request, transaction, preview, effects, consent, mayBeUnsure } = confirmed;
  refuseTokens(request, effects, preview.answer);
  const isRefused = callRefusal(decodeCall(transaction), wrappedCoinOf(transaction.chainId)) !== undefined;
  if (isRefused && !request.mayBeUnknown) throw new WalletError('call.error.refused');
  if (isRefused && consent === undefined) throw new WalletError('call.error.notAccepted');
  const state = simulationState(preview.answer);
  if (state === 'fails') throw new WalletError('call.error.fails');
  if (state !== 'succeeds' && !mayBeUnsure) throw new WalletError('call.error.notAccepted');
  refuseBroken(request, preview.answer);
}

async function prepareCall(confirmed: ConfirmedCall): Promise<PreparedTransaction<Signer>> {
  const { request, preview, title, mayWait } = confirmed;
  const { network, sender, value } = request;
  const estimate = await estimateForSigning(callGasQuestion(request));
  const fees = feesToSign(estimate, { network, shownFees: preview.fees, mayWait });
  await checkSimulation(confirmed, fees);
  return {
    nonce: fees.nonce,
    answeredAt: estimate.answeredAt,
    description: {
      to: request.to ?? createdAddress(sender.address, fees.nonce),
      amount: formatAmount(value),
      symbol: network.currency,
      title,
    },
    sign: (signer) => sign(signer, confirmed, fees),
  };
}

function sign(
  signer: Signer,
  { request, transaction, shown, accepted, consent, shownTotal }: ConfirmedCall,
  fees: TransferFees,
): Promise<SignedTransfer> {
  if (isPriceOld(priceMinutes(request))) throw new WalletError('call.error.priceOld');
  // Another tab was waited for, which may have sent the same call.
  if (request.isDone?.()) throw new WalletError('call.error.done');
  return signer.signCall({
    from: request.sender.address,
    transaction,
    shown,
    accepted,
    consent,
    facts:
      request.to === null
        ? request.facts
        : knownCallFacts(request.facts, knownToken(transaction.chainId, request.to)),
    fees,
    shownTotal,
  });
}
