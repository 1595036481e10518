import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Call } from '@everything-wallet/core/calls/Call';
import { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import type { CallEffects } from '@everything-wallet/core/calls/CallEffects';
import { wrappedCoinOf } from '@everything-wallet/core/calls/wrappedCoinOf';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';
import type { GasEstimate } from '@everything-wallet/core/callables/estimateGas';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { readFeeMarket } from '@everything-wallet/core/fees/feeMarket';
import { judgeSimulation } from '@everything-wallet/core/simulation/judgeSimulation';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import {
  renewedFees,
  transferFees,
  type TransferFees,
} from '@everything-wallet/core/transactions/transferFees';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { knownCallFacts } from '../../../lib/calls/knownCallFacts.ts';
import { tokenRefusal } from '../../../lib/calls/tokenRefusal.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { secondsToWait } from '../../../lib/firebase/secondsToWait.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { unstoredLists } from '../../../lib/storage/unstoredLists.ts';
import { knownToken, requireTokenList } from '../../../lib/tokens/tokenList.ts';
import { startStopwatch } from '../../../lib/time/startStopwatch.ts';
import type { OpenSigner, Signer } from '../../../lib/vault/Signer.ts';
import { estimateGas } from '../api/estimateGas.ts';
import { broadcastJournalled } from '../journal/broadcastJournalled.ts';
import type { JournalledSend } from '../journal/JournalledSend.ts';
import { requireHeldNonce } from '../journal/heldNonces.ts';
import { unsettledSends } from '../journal/unsettledSends.ts';
import { withSendLock } from '../journal/withSendLock.ts';
import { SEND_TTL_MS } from '../sendTtl.ts';
import { callGasQuestion } from './callGasQuestion.ts';
import type { CallPreview } from './CallPreview.ts';
import { isCovered } from './isCovered.ts';
import { isPriceOld } from './isPriceOld.ts';
import { priceMinutes } from './priceMinutes.ts';
import { simulateCall } from './simulateCall.ts';
import { simulatedCallOf, simulationQuestionOf } from './simulatedCallOf.ts';
import { SimulationChangedError } from './SimulationChangedError.ts';
import { simulationState } from './simulationState.ts';
import { notSimulatedReason } from './notSimulatedReason.ts';

/** Failures of an estimate that concern the user or the call, not the network. */
const EXPLAINED_BY_SERVER = new Set(['unauthenticated', 'failed-precondition']);

/** Attempts to sign a call whose nonce another device took, and the pause between, in ms. */
const NONCE_ATTEMPTS = 4;
const NONCE_PAUSE_MS = 1_500;

/** Maximum age of fee and nonce at a signature, in ms: a block of Ethereum. */
const QUOTE_LIFE_MS = 12_000;

/** Maximum age of the preview, in ms. It is refreshed and compared; but a press long ago no longer counts. */
const SHOWN_LIFE_MS = 60_000;

/** Call as the user confirmed it. */
export interface ConfirmedCall {
  readonly userId: string;
  readonly request: CallRequest;
  readonly transaction: CallTransaction;
  /** Decoded call as shown, with its declared effects. */
  readonly shown: Call;
  readonly effects: CallEffects;
  /** Title, for later notices. */
  readonly title: string;
  /** Warnings of the call itself that the user accepted. */
  readonly accepted: readonly CallWarning[];
  /** Preview: fees and simulation. */
  readonly look: CallPreview;
  /** True if the user accepts that fewer than two nodes agree on the simulation. */
  readonly mayBeUnsure: boolean;
  /** Wei: value plus fee, as shown. Nothing above it is signed. */
  readonly shownTotal: bigint;
  /** True if the user accepts fees that may not be enough for the next block. */
  readonly mayWait?: boolean | undefined;
  /** True if the user accepts that this browser cannot store the call. */
  readonly mayGoUnnoted?: boolean | undefined;
  /** Opens the phrase that was typed, or the vault on this device. */
  readonly openSigner: OpenSigner;
  /** Called with the hash before the bytes are sent: their outcome may not be known at once. */
  readonly onSigned?: ((txHash: string) => void) | undefined;
}

/**
 * Signs a call in the browser and broadcasts it, like a transfer (sendTransfer). In addition, it was simulated with exactly these bytes,
 * gas and fees not more than 12 s ago, with the result shown.
 *
 * @returns the hash
 * @throws WalletError with the catalogue's text
 * @throws SimulationChangedError when a new simulation differs from the one shown
 * @throws CallableError when broadcasting fails
 */
export async function sendCall(confirmed: ConfirmedCall): Promise<string> {
  const { userId, request, openSigner, look } = confirmed;
  const { network, sender } = request;
  if (sender.derivationIndex === null) throw new WalletError('send.error.watchOnly');
  if (look.msSinceAsked() > SHOWN_LIFE_MS) throw new WalletError('send.error.quoteOld');
  if (isPriceOld(priceMinutes(request))) throw new WalletError('call.error.priceOld');
  // A step that is only in this tab's memory is lost with it.
  if (unstoredLists.hasAny(userId) && !confirmed.mayGoUnnoted) throw new WalletError('send.error.unnoted');
  await requireTokenList();
  refuseUnshown(confirmed);
  const signer = await openSigner({ address: sender.address, index: sender.derivationIndex });

  const account = { chainId: network.chainId, from: sender.address };
  return withSendLock(account, async () => {
    const unsettled = await unsettledSends(userId, account);
    if (unsettled.length > 0) throw new WalletError('send.error.unsettled');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await signAndSend(signer, confirmed);
      } catch (error) {
        // Another device has just sent with this nonce: the network reports the next one soon.
        const isNonceTaken = error instanceof CallableError && error.reason === 'nonceTaken';
        if (!isNonceTaken || attempt === NONCE_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, NONCE_PAUSE_MS));
      }
    }
  });
}

/** Refuses a call that the server would not send or that would fail, and an uncertain one unless accepted. */
function refuseUnshown({ request, transaction, look, effects, mayBeUnsure }: ConfirmedCall): void {
  refuseTokens(request, effects, look.answer);
  if (callRefusal(decodeCall(transaction), wrappedCoinOf(transaction.chainId)))
    throw new WalletError('call.error.refused');
  const state = simulationState(look.answer);
  if (state === 'fails') throw new WalletError('call.error.fails');
  if (state !== 'succeeds' && !mayBeUnsure) throw new WalletError('call.error.notAccepted');
  refuseBroken(request, look.answer);
}

/** Refuses calls that contradict the wallet's own data of tokens, whatever was accepted. */
function refuseTokens(
  request: CallRequest,
  effects: CallEffects,
  answer: SimulationAnswer | undefined,
): void {
  const seen = answer?.tokens.map(({ contract }) => contract);
  const refusal = tokenRefusal(request, effects, seen);
  if (refusal) throw new WalletError(`call.error.${refusal}`);
}

/** Refuses a call that breaks a promise of the screen, whatever was accepted. */
function refuseBroken(request: CallRequest, answer: SimulationAnswer | undefined): void {
  const outcome = answer?.outcome?.succeeds ? answer.outcome : undefined;
  const broken =
    notSimulatedReason(request, simulationState(answer)) ?? (outcome && request.breaks?.(outcome));
  if (broken !== undefined) throw new WalletError(broken);
}

async function signAndSend(signer: Signer, confirmed: ConfirmedCall): Promise<string> {
  const { request, transaction, shown, accepted, shownTotal, mayGoUnnoted = false } = confirmed;
  const { fees, validUntil } = await currentFees(confirmed);
  const account = { chainId: transaction.chainId, from: request.sender.address };
  await requireHeldNonce(confirmed.userId, account, fees.nonce);
  // Another tab was waited for, which may have sent the same call.
  if (request.isDone?.()) throw new WalletError('call.error.done');
  const signed = await signer.signCall({
    from: request.sender.address,
    transaction,
    shown,
    accepted,
    facts: knownCallFacts(request.facts, knownToken(transaction.chainId, request.to)),
    fees,
    shownTotal,
  });
  confirmed.onSigned?.(signed.txHash);
  const entry = entryOf(confirmed, signed, validUntil);
  await broadcastJournalled(entry, { signed, network: request.network, mayGoUnnoted });
  return signed.txHash;
}

/**
 * Combines the fees shown with the current nonce, after checking that the simulation still matches; with the time until which it is valid.
 */
async function currentFees(
  confirmed: ConfirmedCall,
): Promise<{ fees: TransferFees; validUntil: number | undefined }> {
  const { request, look, mayWait } = confirmed;
  const msSinceAsked = startStopwatch();
  const estimate = await askEstimate(request);
  if (look.fees === undefined || estimate.chainId !== request.network.chainId) {
    throw new WalletError('send.error.estimate');
  }
  const market = estimate.feeMarket && readFeeMarket(estimate.feeMarket);
  const fees = renewedFees(look.fees, transferFees(estimate), { market, mayWait });
  if (!fees) throw new WalletError('send.error.feeRose');
  await checkSimulation(confirmed, fees);
  // Waiting for another tab or a key, or a sleep of the machine: a press long ago no longer counts.
  if (msSinceAsked() > QUOTE_LIFE_MS || look.msSinceAsked() > SHOWN_LIFE_MS) {
    throw new WalletError('send.error.quoteOld');
  }
  if (isPriceOld(priceMinutes(request))) throw new WalletError('call.error.priceOld');
  const validUntil = estimate.answeredAt === undefined ? undefined : estimate.answeredAt + SEND_TTL_MS;
  return { fees, validUntil };
}

async function askEstimate(request: CallRequest): Promise<GasEstimate> {
  try {
    return await estimateGas(callGasQuestion(request));
  } catch (error) {
    // A server message (session ended, contract refuses) explains more than our own.
    const isExplained =
      error instanceof CallableError &&
      (EXPLAINED_BY_SERVER.has(error.code) || error.reason === 'tooManyRequests');
    throw isExplained ? error : new WalletError('send.error.estimate', { cause: error });
  }
}

/**
 * Simulates again if the preview is too old, or has other fees.
 *
 * @throws SimulationChangedError when the result differs from the one shown
 */
async function checkSimulation(
  { request, shown, effects, look }: ConfirmedCall,
  fees: TransferFees,
): Promise<void> {
  const call = simulatedCallOf(request, fees);
  const isCurrent = look.answer && judgeSimulation(look.answer, call, 0, look.msSinceAsked()) === 'current';
  if (isCurrent) return;
  const msSinceAsked = startStopwatch();
  let wait: number | undefined;
  const answer = await simulateCall(simulationQuestionOf(request, fees)).catch((error: unknown) => {
    logProblem('A call could not be simulated', error);
    wait = secondsToWait(error);
    return undefined;
  });
  refuseTokens(request, effects, answer);
  const isOfThis = !answer || judgeSimulation(answer, call, 0, msSinceAsked()) === 'current';
  // A rate limit must be waited for, even after uncertainty was accepted.
  if (wait !== undefined || !isOfThis || !isCovered(look.answer, answer, { call: shown, effects })) {
    const next = { fees, answer: isOfThis ? answer : undefined, secondsToWait: wait, msSinceAsked };
    throw new SimulationChangedError(next);
  }
  refuseBroken(request, answer);
}

function entryOf(
  { userId, request, title }: ConfirmedCall,
  { signedTransaction, txHash }: SignedTransfer,
  validUntil: number | undefined,
): JournalledSend {
  const { network, sender, to, value } = request;
  return {
    id: transactionId(userId, network.chainId, txHash),
    user_id: userId,
    network: network.rpcName,
    from: sender.address,
    to,
    amount: formatAmount(value),
    symbol: network.currency,
    title,
    signed_transaction: signedTransaction,
    written_at: Date.now(),
    ...(validUntil !== undefined && { valid_until: validUntil }),
  };
}
