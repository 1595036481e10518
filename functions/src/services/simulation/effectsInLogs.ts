import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Watched } from '@everything-wallet/core/callables/simulation';
import { getAddress } from 'ethers/address';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { tokenMovements } from '../incoming/tokenMovements.ts';
import { addressTopic, TRANSFER } from '../incoming/transferTopics.ts';
import {
  APPROVAL,
  APPROVAL_FOR_ALL,
  PERMIT2_APPROVAL,
  PERMIT2_LOCKDOWN,
  PERMIT2_PERMIT,
} from '../approvals/approvalTopics.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { packPermit2 } from './permit2Allowance.ts';
import type { Effect } from './Effect.ts';
import { watchKey } from './watchKey.ts';

/** Where eth_simulateV1 writes what moves of the coin, as if it were a token (`traceTransfers`). */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

/** Besides coin. Somebody's contract may log as much as it likes. */
export const MOST_EFFECTS = 50;

/**
 * What logs say that a call changes for its sender, each by its contract's word alone.
 *
 * @returns by `watchKey`; undefined where it is more than can be told, since half of it would be a lie
 */
export function effectsInLogs(
  logs: readonly LoggedEvent[],
  from: string,
): ReadonlyMap<string, Effect> | undefined {
  const effects = new Map<string, Effect>();
  const put = (watched: Effect['watched'], amount: (before: bigint) => bigint) => {
    const key = watchKey(watched);
    effects.set(key, {
      watched,
      amount: amount(effects.get(key)?.amount ?? 0n),
      word: 'log',
      isLogDifferent: false,
    });
  };
  for (const log of logs) {
    if (sameAddress(log.address, COIN) && log.topics[0] === TRANSFER) {
      put('coin', (sum) => sum + movedTo(from, log));
      continue;
    }
    const approved = approvalIn(log, from) ?? permit2In(log, from);
    if (approved) put(approved.watched, () => approved.amount);
    for (const movement of tokenMovements(log, 0, Infinity)) {
      const { standard, contract = '', tokenId = '', units } = movement;
      const isOut = sameAddress(movement.from, from);
      const isIn = sameAddress(movement.to, from);
      if (standard === 'coin' || isIn === isOut) continue;
      const watched =
        standard === 'erc20' ? { kind: standard, contract } : { kind: standard, contract, tokenId };
      put(watched, (sum) => (isIn ? sum + units : sum - units));
    }
    if (effects.size > MOST_EFFECTS + 1) return undefined;
  }
  return effects;
}

/** Wei that a log of the coin brings somebody; negative where it takes them. */
function movedTo(account: string, { topics: [, from, to], data }: LoggedEvent): bigint {
  const own = addressTopic(account);
  const wei = /^0x[0-9a-f]{64}$/.test(data) ? BigInt(data) : 0n;
  return (to === own ? wei : 0n) - (from === own ? wei : 0n);
}

function approvalIn(
  { address: contract, topics, data }: LoggedEvent,
  owner: string,
): { readonly watched: Watched; readonly amount: bigint } | undefined {
  const [event, by, to, third] = topics;
  if (by !== addressTopic(owner) || to === undefined) return undefined;
  const spender = getAddress(`0x${to.slice(-40)}`);
  if (event === APPROVAL && third !== undefined) {
    const tokenId = BigInt(third).toString();
    return { watched: { kind: 'tokenApproval', contract, tokenId }, amount: BigInt(spender) };
  }
  if (!/^0x[0-9a-f]{64}$/.test(data)) return undefined;
  if (event === APPROVAL) return { watched: { kind: 'allowance', contract, spender }, amount: BigInt(data) };
  if (event === APPROVAL_FOR_ALL)
    return { watched: { kind: 'operator', contract, spender }, amount: BigInt(data) };
  return undefined;
}

/** What Permit2 itself logs: how much of a token somebody may take through it, and until when. */
function permit2In(
  { address, topics: [event, by, token, spender], data }: LoggedEvent,
  owner: string,
): { readonly watched: Watched; readonly amount: bigint } | undefined {
  if (!sameAddress(address, PERMIT2) || by !== addressTopic(owner)) return undefined;
  const words = (data.slice(2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));
  const watchedOf = (contract: bigint, taker: bigint): Watched => ({
    kind: 'permit2',
    contract: addressOf(contract),
    spender: addressOf(taker),
  });
  const [first, second] = words;
  if (first === undefined || second === undefined) return undefined;
  if (event === PERMIT2_LOCKDOWN) return { watched: watchedOf(first, second), amount: 0n };
  if (token === undefined || spender === undefined) return undefined;
  if (event !== PERMIT2_APPROVAL && event !== PERMIT2_PERMIT) return undefined;
  return {
    watched: watchedOf(BigInt(token), BigInt(spender)),
    amount: packPermit2({ units: first, endsAt: second }),
  };
}

function addressOf(word: bigint): string {
  return getAddress(`0x${BigInt.asUintN(160, word).toString(16).padStart(40, '0')}`);
}
