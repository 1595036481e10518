import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { Wallet } from 'ethers';
import { renderHook, waitFor } from '@testing-library/react';
import { AppShell } from '../../testing/AppShell.tsx';
import { declaredEffects } from '../../features/signing/review/declaredEffects.ts';
import { sendCall } from '../../features/signing/review/sendCall.ts';
import { unsureKey } from '../../features/signing/review/unsureKey.ts';
import { useCallReview } from '../../features/signing/review/useCallReview.ts';
import { junk } from '../../features/signing/testing/junk.ts';
import { useSwapTokens } from '../../features/swap/hooks/useSwapTokens.ts';
import { nextSwapStep } from '../../features/swap/sequence/nextSwapStep.ts';
import type { SwapSequence } from '../../features/swap/sequence/SwapSequence.ts';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import { useText } from '../../lib/text/useText.ts';
import { keySigner } from '../../lib/vault/keySigner.ts';
import { network, USDC } from './honestAnswers.ts';
import { serveLies, type Lies } from './serveLies.ts';

/** Displayed values of a swap of 100 USDC for ETH, and its outcome. */
export interface TriedSwap {
  /** One text for each value shown before a signature, in order. */
  readonly displayed: readonly string[];
  /** Totals shown beside each signature, in wei, and the minimum coin received of each swap. */
  readonly confirmed: readonly { readonly total: bigint; readonly least: bigint }[];
  /** Reason why it stopped; undefined where everything was signed. */
  readonly stopped: string | undefined;
}

/** First account of the developer tools' well-known phrase; tests in a page hash no phrase. */
export const JUNK_KEY = new Wallet('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');

const NONE = new Map<string, number>();
const NO_TOKENS: readonly string[] = [];
const TIMEOUT = { timeout: 4_000 };

/**
 * Swaps 100 USDC for ETH with the wallet's own code, accepting every warning: the tokens of the screen, the
 * steps of the sequence, the review, and the signer.
 */
export async function trySwap(lies: Lies): Promise<TriedSwap> {
  const server = serveLies(lies);
  const displayed: string[] = [];
  const confirmed: { total: bigint; least: bigint }[] = [];
  const end = (stopped?: string): TriedSwap => ({ displayed, confirmed, stopped });
  const screen = renderHook(
    () => ({ ...useSwapTokens(network, junk.sender.address, NO_TOKENS, NONE), t: useText() }),
    { wrapper: AppShell },
  );
  try {
    await waitFor(() => {
      if (screen.result.current.isLoading) throw new Error('Still loading');
    }, TIMEOUT);
    const usdc = screen.result.current.tokens.find(({ contract }) => contract === USDC);
    if (!usdc) return end('USDC is not offered');
    displayed.push(`gives 100 ${usdc.symbol}${usdc.isVerified ? '' : ' (unverified)'}`);
    const amount = parseAmount('100', usdc.decimals);
    const sequence: SwapSequence = {
      id: 'hostile',
      user_id: 'alice',
      network: network.id,
      account: junk.sender.address,
      sell: { contract: USDC, symbol: usdc.symbol, decimals: usdc.decimals },
      buy: { contract: null, symbol: 'ETH', decimals: 18 },
      amount: amount.toString(),
      slippage_bps: 50,
      router: null,
      step: null,
      written_at: Date.now(),
    };
    const { t } = screen.result.current;
    for (const isApproved of [false, true]) {
      const next = await nextSwapStep(sequence, {
        sender: junk.sender,
        t,
        isApproved,
        isUnanswered: false,
        quote: undefined,
      });
      if (next.type !== 'sign') return end(next.type === 'problem' ? t(next.problem.text) : next.type);
      for (const request of next.requests) {
        const stopped = await confirmCall(request, displayed, confirmed);
        if (stopped !== undefined) return end(stopped);
      }
      if (next.step.sequence.step?.name === 'swap') return end();
      server.allow(amount);
    }
    return end('no swap');
  } catch (error) {
    if (error instanceof WalletError) return end(error.textId);
    return end(error instanceof CallableError ? error.code : String(error));
  } finally {
    screen.unmount();
  }
}

/** Reviews a call, accepts all warnings, and signs it. Returns the reason of a refusal. */
export async function confirmCall(
  request: CallRequest,
  displayed: string[],
  confirmed: { total: bigint; least: bigint }[],
): Promise<string | undefined> {
  const dialog = renderHook(() => ({ review: useCallReview(request, false), t: useText() }), {
    wrapper: AppShell,
  });
  const now = () => dialog.result.current;
  try {
    await waitFor(() => {
      const { refusal, preview } = now().review;
      if (!refusal && !preview) throw new Error('Not reviewed yet');
    }, TIMEOUT);
    // Once more where the simulation contradicts the answer about a token.
    await waitFor(() => undefined);
    const { t } = now();
    const { description, names } = now().review;
    displayed.push(
      [t(description.titleId), ...declaredEffects(description, names, t).map(({ text }) => text)].join(': '),
    );
    if (now().review.refusal) return `refused: ${now().review.refusal ?? ''}`;
    for (const { key, isToAccept, text, isOfPreview } of now().review.warnings) {
      if (!isToAccept) continue;
      displayed.push(`warns: ${text}`);
      now().review.accept(key, true, isOfPreview);
    }
    const { state } = now().review;
    if (state !== undefined && state !== 'succeeds') {
      displayed.push(`warns: ${state}`);
      now().review.accept(unsureKey(state), true, true);
    }
    await waitFor(() => {
      if (!now().review.maySign) throw new Error('May not be signed');
    }, TIMEOUT).catch(() => undefined);
    const { review } = now();
    if (review.refusal) return `refused: ${review.refusal}`;
    if (review.broken) return `breaks: ${t(review.broken)}`;
    if (!review.maySign || !review.preview || review.total === undefined) {
      return `not signable: ${review.state ?? 'not tried out'}`;
    }
    displayed.push(`total ${formatAmount(review.total)} ETH`);
    const min = description.movements
      .filter(({ direction, asset }) => direction === 'in' && asset.type === 'coin')
      .reduce((sum, { amount = 0n }) => sum + amount, 0n);
    confirmed.push({ total: review.total, least: min });
    await sendCall({
      userId: 'alice',
      request,
      transaction: review.transaction,
      shown: review.call,
      effects: review.description,
      title: t(description.titleId),
      accepted: review.acceptedOfCall,
      preview: review.preview,
      mayBeUnsure: state !== undefined && review.accepted.has(unsureKey(state)),
      shownTotal: review.total,
      openSigner: () => Promise.resolve(keySigner(JUNK_KEY)),
    });
    return undefined;
  } finally {
    dialog.unmount();
  }
}
