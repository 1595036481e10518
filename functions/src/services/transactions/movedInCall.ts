import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Call } from '@everything-wallet/core/calls/Call';
import type { ClaimWithdrawalCall } from '@everything-wallet/core/calls/types/ClaimWithdrawalCall';
import type { FulfillOrderCall } from '@everything-wallet/core/calls/types/FulfillOrderCall';
import type { CallCircumstances } from '@everything-wallet/core/calls/CallCircumstances';
import { effectsOf } from '@everything-wallet/core/calls/effectsOf';
import { innermostCalls } from '@everything-wallet/core/calls/innermostCalls';
import { MAX_MOVED, type MovedInCall } from '@everything-wallet/core/documents/transaction';
import { getAddress, isAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import type { EventLog, Receipt } from '../chain/Chain.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { IncomingTransfer } from '../incoming/IncomingTransfer.ts';
import { addressTopic } from '../abi/word.ts';
import { tokenMovements } from '../incoming/tokenMovements.ts';
import { DEPOSIT, WITHDRAWAL } from '../abi/wrappedCoinTopics.ts';
import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { addressInWord } from '../abi/addressInWord.ts';

/** keccak256('WithdrawalClaimed(uint256,address,address,uint256)'): the request, its owner, who was paid, and the coin (Lido). */
const CLAIMED = '0x6ad26c5e238e7d002799f9a5db07e81ef14e37386ae03496d7a7ef04713e145b';

/** Logs that are read of one transaction. */
const MAX_LOGS = 1_000;

/** Payment and receipt of an account in a transaction, in a fixed order; without the contracts' names. */
export interface MovedUnits {
  readonly left: readonly MovedInCall[];
  readonly came: readonly MovedInCall[];
}

interface Sent {
  /** Decoded from the signed bytes. */
  readonly call: Call;
  readonly sender: string;
  /** The contract of the network's wrapped coin. */
  readonly wrappedCoin: string;
  /**
   * Routers of the network's exchange: the use of coin that other contracts unwrap, or are sent, is unknown.
   */
  readonly routers: readonly string[];
}

/**
 * Returns what the sender of a call paid and received, from the logs of contracts: the difference of each
 * asset, without the fee.
 *
 * Coin that moves within a transaction is in no contract's log: a router's payout or refund is what the wrapped coin's
 * contract logs as unwrapped, or wrapped less than was sent along.
 *
 * @returns undefined if a receipt does not show it: it has no logs, malformed ones or too many, or coin went
 * to several accounts, or through a contract that is no router of ours
 */
export function movedInCall(
  { call, sender, wrappedCoin, routers }: Sent,
  { logs, succeeded }: Receipt,
): MovedUnits | undefined {
  if (!succeeded || logs === undefined) return undefined;
  const ofContracts = logs.filter(({ address }) => !isCoinTransferLog(address));
  if (ofContracts.length > MAX_LOGS) return undefined;
  const events = ofContracts.map(wellFormed);
  if (events.some((event) => event === undefined)) return undefined;
  const all = events.flatMap((event, index) => (event ? tokenMovements(event, index) : []));
  const read = events.flatMap((event) => event ?? []);
  const wraps = wrapsIn(read, all, wrappedCoin);
  const coin =
    call.kind === 'claimWithdrawal'
      ? claimedIn(read, call, sender)
      : coinChange({ call, sender, wrappedCoin, routers }, wraps);
  if (coin === undefined) return undefined;
  const moves = [...all, ...wraps.filter(({ isToken }) => isToken).map(({ move }) => move)];
  const net = new Map<string, MovedInCall & { change: bigint }>();
  const add = (change: bigint, asset: Omit<MovedInCall, 'units'>) => {
    const key = `${asset.kind} ${asset.contract_address ?? ''} ${asset.token_id ?? ''}`;
    const known = net.get(key) ?? { ...asset, units: '0', change: 0n };
    known.change += change;
    net.set(key, known);
  };
  add(coin, { kind: 'coin' });
  for (const move of moves) {
    const change = BigInt(Number(sameAddress(move.to, sender)) - Number(sameAddress(move.from, sender)));
    if (change !== 0n) add(change * move.units, assetOf(move));
  }
  const changes = [...net.values()].filter(({ change }) => change !== 0n);
  if (changes.length > MAX_MOVED) return undefined;
  const listed = (isWanted: (change: bigint) => boolean) =>
    changes
      .filter(({ change }) => isWanted(change))
      .map(({ change, ...asset }) => ({ ...asset, units: (change < 0n ? -change : change).toString() }));
  return { left: listed((change) => change < 0n), came: listed((change) => change > 0n) };
}

function assetOf({ standard, contract, tokenId }: IncomingTransfer): Omit<MovedInCall, 'units'> {
  return {
    kind: standard,
    ...(contract !== undefined && { contract_address: contract }),
    ...(tokenId !== undefined && { token_id: tokenId }),
  };
}

/** Normalises a log: hex in lower case, the address with its checksum; undefined if malformed. */
function wellFormed({ address, topics, data }: EventLog): LoggedEvent | undefined {
  const isHex = (text: string | undefined) => text !== undefined && /^0x([0-9a-f]{2})*$/i.test(text);
  const areTopics = topics.length <= 4 && topics.every((topic) => /^0x[0-9a-f]{64}$/i.test(topic));
  if (data === undefined || !isAddress(address) || !isHex(data) || !areTopics) return undefined;
  return {
    address: getAddress(address),
    topics: topics.map((topic) => topic.toLowerCase()),
    data: data.toLowerCase(),
  };
}

/** Wrapped coin that was made of coin, or given back for it. */
interface LoggedWrap {
  readonly kind: 'made' | 'givenBack';
  /** Owner of the wrapped coin afterwards, or before. */
  readonly who: string;
  readonly units: bigint;
}

interface Wrap extends LoggedWrap {
  /** Its move, as if it were minted or burnt. */
  readonly move: IncomingTransfer;
  /** True if no transfer log states the same: then this is the only one. */
  readonly isToken: boolean;
}

function wrapsIn(
  events: readonly LoggedEvent[],
  transfers: readonly IncomingTransfer[],
  wrappedCoin: string,
): readonly Wrap[] {
  const logged = events.flatMap(({ address, topics: [event, who], data }): LoggedWrap[] => {
    const kind = event === DEPOSIT ? 'made' : event === WITHDRAWAL ? 'givenBack' : undefined;
    if (kind === undefined || who === undefined || !sameAddress(address, wrappedCoin)) return [];
    if (data.length !== 66) return [];
    return [{ kind, who: getAddress(addressInWord(who)), units: BigInt(data) }];
  });
  // Some log a transfer from nowhere or to nowhere, beside it or in its place (Arbitrum's).
  const minted = transfers
    .filter(({ contract }) => contract !== undefined && sameAddress(contract, wrappedCoin))
    .flatMap(({ from, to, units }): LoggedWrap[] => {
      if (from === ZeroAddress) return [{ kind: 'made', who: to, units }];
      return to === ZeroAddress ? [{ kind: 'givenBack', who: from, units }] : [];
    });
  return (logged.length > 0 ? logged : minted).map(({ kind, who, units }) => {
    const [from, to] = kind === 'made' ? [ZeroAddress, who] : [who, ZeroAddress];
    const move = { place: '', standard: 'erc20', contract: wrappedCoin, from, to, units } as const;
    const isTransferred = minted.some(
      (other) => other.kind === kind && other.who === who && other.units === units,
    );
    return { kind, who, units, move, isToken: !isTransferred };
  });
}

/** Returns the change of the sender's coin, without the fee; undefined if it cannot be determined. */
function coinChange(
  { call, sender, wrappedCoin, routers }: Sent,
  wraps: readonly Wrap[],
): bigint | undefined {
  const { value } = call;
  if (call.kind === 'nativeTransfer' || call.kind === 'unknown') return undefined;
  const sum = (kind: Wrap['kind'], who: string) =>
    wraps.reduce(
      (all, wrap) => (wrap.kind === kind && sameAddress(wrap.who, who) ? all + wrap.units : all),
      0n,
    );
  if (call.kind === 'fulfillOrder' && !isPaidExactly(call, { sender, wrappedCoin })) return undefined;
  if (call.kind === 'unwrap') return sum('givenBack', sender) - value;
  const paid = effectsOf(call, { sender, wrappedCoin, isKnownContract: true }).movements.filter(
    ({ asset, direction }) => asset.type === 'coin' && direction !== 'out',
  );
  // To several, or to another account alone: the shares of the former are unknown, and the sender received
  // nothing of the latter.
  const toSender = paid.filter(({ direction }) => direction === 'in');
  if (toSender.length > 0 && toSender.length < paid.length) return undefined;
  const isPaidOut = toSender.length > 0;
  const hasRest = value > 0n && isRest(call);
  if (!isPaidOut && !hasRest) return -value;
  const [came, used] = [sum('givenBack', call.contract), sum('made', call.contract)];
  const isRouter = routers.some((router) => sameAddress(router, call.contract));
  // A swap of coin that wraps none, or is paid in coin and unwraps none, goes by another contract than the wrapped coin's.
  if (!isRouter || (isPaidOut && came === 0n) || (hasRest && used === 0n)) return undefined;
  return (isPaidOut ? came : 0n) - (hasRest && used < value ? used : value);
}

/** Returns what Lido's queue logs as paid for a request; undefined if it logs nothing about it. */
function claimedIn(
  events: readonly LoggedEvent[],
  { contract, requestId, value }: ClaimWithdrawalCall,
  sender: string,
): bigint | undefined {
  const claimed = events.find(
    ({ address, topics: [event, id = '', , receiver = ''] }) =>
      event === CLAIMED &&
      sameAddress(address, contract) &&
      BigInt(id) === requestId &&
      receiver === addressTopic(sender),
  );
  return claimed?.data.length === 66 ? BigInt(claimed.data) - value : undefined;
}

/**
 * Returns true if an order takes all the coin sent along, at any time, and however much of it was sold
 * before: Seaport returns the rest.
 */
function isPaidExactly(call: FulfillOrderCall, about: CallCircumstances): boolean {
  const coins = effectsOf(call, about).movements.filter(({ asset }) => asset.type === 'coin');
  const paid = coins.reduce((sum, { amount = 0n }) => sum + amount, 0n);
  return (
    paid === call.value && coins.every(({ bound, direction }) => bound === 'exact' && direction === 'out')
  );
}

/** Returns true if unused coin is returned. */
function isRest(call: Call): boolean {
  return innermostCalls(call).some(
    (one) =>
      (one.kind === 'routerPayout' && one.action === 'refund') ||
      (one.kind === 'swap' && one.paysCoin && one.pools === 'v2' && one.exact === 'output'),
  );
}
