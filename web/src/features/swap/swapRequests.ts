import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import {
  swapTransaction,
  type QuotedSwap,
  type SwapWish,
} from '@everything-wallet/core/swaps/swapTransaction';
import type { CallRequest } from '../../lib/calls/CallRequest.ts';

/** Swapping account: a checksum address (EIP-55), and its BIP-44 index, null for a watch-only account. */
export type SwapSender = CallRequest['sender'];

/**
 * Creates a swap by a quote, with the minimum received after slippage.
 *
 * @throws SwapError | CallError as `swapTransaction`
 */
export function swapRequest(
  wish: SwapWish,
  quote: QuotedSwap,
  sender: SwapSender,
  { notices, msSinceQuoted }: { notices: readonly string[]; msSinceQuoted: () => number },
): CallRequest {
  const { network, sell, buy } = wish;
  const { transaction, router } = swapTransaction(wish, quote);
  const held = [sell, buy].flatMap((contract) => (contract === null ? [] : [contract]));
  return {
    ...requestOf(transaction, network, sender),
    isKnownContract: true,
    watched: [
      ...held.map((contract) => ({ kind: 'erc20' as const, contract })),
      ...(sell === null ? [] : [{ kind: 'allowance' as const, contract: sell, spender: router }]),
    ],
    notices,
    serverTime: quote.block.time + quote.ageMs,
    msSinceQuoted,
  };
}

/** Wraps or unwraps the coin, one to one. */
export function wrapRequest({ network, sell, amount }: SwapWish, sender: SwapSender): CallRequest {
  const { chainId, wrappedCoin } = network;
  const terms = { chainId, wrappedCoin, amount };
  const transaction = sell === null ? buildWrap(terms) : buildUnwrap(terms);
  return {
    ...requestOf(transaction, network, sender),
    isKnownContract: true,
    watched: [{ kind: 'erc20', contract: wrappedCoin }],
  };
}

/** Approves exactly the sold amount for a router. */
export function approveRequest(
  { network, amount }: SwapWish,
  { token, spender }: { readonly token: string; readonly spender: string },
  sender: SwapSender,
): CallRequest {
  const { chainId } = network;
  const transaction = buildApprove({ chainId, token, spender, amount, named: amount });
  return allowanceRequest(transaction, network, { token, spender }, sender);
}

/** Revokes a router's approval. */
export function revokeRequest(
  network: SwapWish['network'],
  { token, spender }: { readonly token: string; readonly spender: string },
  sender: SwapSender,
): CallRequest {
  const transaction = buildRevoke({ chainId: network.chainId, token, spender });
  return allowanceRequest(transaction, network, { token, spender }, sender);
}

function allowanceRequest(
  transaction: CallTransaction,
  network: SwapWish['network'],
  { token, spender }: { readonly token: string; readonly spender: string },
  sender: SwapSender,
): CallRequest {
  return {
    ...requestOf(transaction, network, sender),
    facts: { standard: 'erc20' },
    watched: [{ kind: 'allowance', contract: token, spender }],
  };
}

function requestOf(
  { to, value, data }: CallTransaction,
  network: SwapWish['network'],
  sender: SwapSender,
): CallRequest {
  if (to === null) throw new TypeError('A swap makes no contract');
  return { network, sender, to, value, data };
}
