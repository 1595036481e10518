import type { Asset } from '../CallEffects.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';
import type { RouterPayoutCall } from '../types/RouterPayoutCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { buildPayout } from './shared/buildPayout.ts';
import { COIN } from './shared/coin.ts';
import { otherRecipientWarnings } from './shared/otherRecipientWarnings.ts';

const amount = uint(256);

function build(
  { contract, value }: CallFrame,
  payout: Pick<RouterPayoutCall, 'action' | 'amountMin' | 'recipient'> & { readonly token?: string },
): RouterPayoutCall {
  return { kind: 'routerPayout', contract, value, token: undefined, ...payout };
}

/** Payouts of SwapRouter of Uniswap v3, and SwapRouter02. */
export const routerPayout: CallKind<RouterPayoutCall> = {
  readers: [
    callReader('unwrapWETH9', [amount, address], ([amountMin, to], frame) =>
      build(frame, { action: 'unwrap', amountMin, recipient: { address: to } }),
    ),
    callReader('unwrapWETH9', [amount], ([amountMin], frame) =>
      build(frame, { action: 'unwrap', amountMin, recipient: 'sender' }),
    ),
    callReader('refundETH', [], (_, frame) =>
      build(frame, { action: 'refund', amountMin: 0n, recipient: 'sender' }),
    ),
    callReader('sweepToken', [address, amount, address], ([token, amountMin, to], frame) =>
      build(frame, { action: 'sweep', token, amountMin, recipient: { address: to } }),
    ),
    callReader('sweepToken', [address, amount], ([token, amountMin], frame) =>
      build(frame, { action: 'sweep', token, amountMin, recipient: 'sender' }),
    ),
  ],
  title: ({ action }) => `call.title.${action}`,
  movements: ({ action, token, amountMin, recipient }, { sender }) => {
    if (action === 'refund') return [];
    const asset: Asset = token === undefined ? COIN : { type: 'token', contract: token };
    return buildPayout(recipient, sender, { asset, amount: amountMin, bound: 'atLeast' });
  },
  warnings: ({ recipient }, about) => otherRecipientWarnings(recipient, about),
  isAtFaceValue: true,
};

export const record: CallRecord = { title: 'callHistory.other', isExchange: true };
