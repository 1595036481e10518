import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { Watched } from '@everything-wallet/core/schemas/simulation';
import { getAddress } from 'ethers/address';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { tokenMovements } from '../incoming/tokenMovements.ts';
import { addressTopic } from '../abi/word.ts';
import {
  APPROVAL,
  APPROVAL_FOR_ALL,
  PERMIT2_APPROVAL,
  PERMIT2_LOCKDOWN,
  PERMIT2_PERMIT,
} from '../abi/approvalTopics.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { lido } from '@everything-wallet/core/pools/lido';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { packPermit2 } from './permit2Allowance.ts';
import type { Effect } from './Effect.ts';
import { watchKey } from './watchKey.ts';
import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { addressInWord } from '../abi/addressInWord.ts';
import { wordsIn } from '../abi/wordsIn.ts';
import { DEPOSIT as VAULT_DEPOSIT, WITHDRAW as VAULT_WITHDRAW } from '../abi/vaultTopics.ts';
import { DEPOSIT, WITHDRAWAL } from '../abi/wrappedCoinTopics.ts';

/** Maximum effects besides coin. An untrusted contract may log as much as it likes. */
export const MAX_EFFECTS = 50;

/**
 * Events that may name the sender and move nothing beside the movements in other logs: keccak256 of `Swap` of
 * Uniswap v2 and v3, `Deposit` and `Withdraw` of ERC-4626, and `NonceInvalidation` and
 * `UnorderedNonceInvalidation` of Permit2.
 */
const BESIDE = new Set([
  '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822',
  '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67',
  VAULT_DEPOSIT,
  VAULT_WITHDRAW,
  '0x55eb90d810e1700b35a8e7e25395ff7f2b2259abd7415ca2284dfb1c246418f3',
  '0x3704902f963766a4e561bbaab6e6cdc1b1dd12f6e9e99648da8843b3f46b918d',
]);

/**
 * keccak256 of `OrderFulfilled`, `OrderCancelled`, `CounterIncremented` of Seaport: the assets' own contracts
 * log the movements.
 */
const OF_SEAPORT = new Set([
  '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31',
  '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d',
  '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f',
]);

/**
 * keccak256 of `Submitted` and `TransferShares` of Lido's staked coin, `WithdrawalRequested` and
 * `WithdrawalClaimed` of its queue: transfers log the movements beside them, and coin is in the balance.
 */
const OF_LIDO = new Set([
  '0x96a25c8ce0baabc1fdefd93e9ed25d8e092a3332f3aa9a41722b5697231d1d1a',
  '0x9d9c909296d9c674451c0c24f02cb64981eb3b727f99865939192f880a755dcb',
  '0xf0cb471f23fb74ea44b8252eb1881a2dca546288d9f6e90d1a0e82fe0ed342ab',
  '0x6ad26c5e238e7d002799f9a5db07e81ef14e37386ae03496d7a7ef04713e145b',
]);

/** Permit2's events about its own allowances. */
const OF_PERMIT2 = new Set([PERMIT2_APPROVAL, PERMIT2_LOCKDOWN, PERMIT2_PERMIT]);

/** Effects in the logs of a call, each by its contract's claim alone. */
export interface LoggedEffects {
  /** Changes for the sender, by `watchKey`. */
  readonly effects: ReadonlyMap<string, Effect>;
  /** Contracts of logs that name the sender, each once. */
  readonly contracts: readonly string[];
  /** True if each of these logs is of a known event. */
  readonly isKnown: boolean;
}

/**
 * Reads the changes for a call's sender from its logs.
 *
 * @param wrappedCoin the contract of the network's wrapped coin
 * @returns undefined if there are too many, since half of them would be a lie
 */
export function effectsInLogs(
  logs: readonly LoggedEvent[],
  from: string,
  wrappedCoin: string,
): LoggedEffects | undefined {
  const effects = new Map<string, Effect>();
  const contracts = new Set<string>();
  let isKnown = true;
  for (const log of logs.filter(({ address }) => !isCoinTransferLog(address))) {
    const changes = changesIn(log, from, wrappedCoin);
    for (const { watched, amount, isAdded } of changes ?? []) {
      const key = watchKey(watched);
      const sum = isAdded ? (effects.get(key)?.amount ?? 0n) + amount : amount;
      effects.set(key, { watched, amount: sum, word: 'log', isLogDifferent: false });
    }
    if (namesIn(log, from)) {
      contracts.add(log.address);
      isKnown &&= changes !== undefined;
    }
    if (effects.size > MAX_EFFECTS || contracts.size > MAX_EFFECTS) return undefined;
  }
  return { effects, contracts: [...contracts], isKnown };
}

interface Change {
  readonly watched: Watched;
  readonly amount: bigint;
  /** True if it adds to the changes in other logs. */
  readonly isAdded?: boolean;
}

/** Reads the changes for an account from one log; undefined if its event is unknown. */
function changesIn(log: LoggedEvent, account: string, wrappedCoin: string): readonly Change[] | undefined {
  const approved = approvalIn(log, account) ?? permit2In(log, account);
  if (approved) return [approved];
  if (sameAddress(log.address, wrappedCoin)) {
    const wrapped = wrappedIn(log, account);
    if (wrapped) return wrapped;
  }
  const movements = tokenMovements(log, 0, Infinity);
  if (movements.length === 0) return isBeside(log) ? [] : undefined;
  return movements.flatMap(({ standard, contract = '', tokenId = '', units, ...between }) => {
    const isOut = sameAddress(between.from, account);
    const isIn = sameAddress(between.to, account);
    if (standard === 'coin' || isIn === isOut) return [];
    const watched =
      standard === 'erc20' ? { kind: standard, contract } : { kind: standard, contract, tokenId };
    return [{ watched, amount: isIn ? units : -units, isAdded: true }];
  });
}

/**
 * Returns true if a log's event moves nothing beside the movements in others, or is another account's
 * permission.
 */
function isBeside({ address, topics: [event, ...indexed] }: LoggedEvent): boolean {
  if (event === undefined) return false;
  if (event === APPROVAL || event === APPROVAL_FOR_ALL) return indexed.length >= 2;
  if (sameAddress(address, SEAPORT_ADDRESS) && OF_SEAPORT.has(event)) return true;
  if ([lido.staked, lido.queue].some((one) => sameAddress(one, address)) && OF_LIDO.has(event)) return true;
  return BESIDE.has(event) || (sameAddress(address, PERMIT2) && OF_PERMIT2.has(event));
}

/** Returns true if an account's address is anywhere in a log. */
function namesIn({ topics, data }: LoggedEvent, account: string): boolean {
  const digits = account.slice(2).toLowerCase();
  return [...topics, data].some((text) => text.includes(digits));
}

/** Reads wrapping or unwrapping from the wrapped coin's log. */
function wrappedIn(
  { address, topics: [event, whose], data }: LoggedEvent,
  account: string,
): Change[] | undefined {
  if (event !== DEPOSIT && event !== WITHDRAWAL) return undefined;
  if (whose !== addressTopic(account) || !/^0x[0-9a-f]{64}$/.test(data)) return undefined;
  const units = BigInt(data);
  const watched = { kind: 'erc20', contract: address } as const;
  return [{ watched, amount: event === DEPOSIT ? units : -units, isAdded: true }];
}

function approvalIn({ address: contract, topics, data }: LoggedEvent, owner: string): Change | undefined {
  const [event, by, to, third] = topics;
  if (by !== addressTopic(owner) || to === undefined) return undefined;
  const spender = getAddress(addressInWord(to));
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

/** Reads Permit2's own logs: the amount of a token that may be spent through it, and its expiry. */
function permit2In(
  { address, topics: [event, by, token, spender], data }: LoggedEvent,
  owner: string,
): Change | undefined {
  if (!sameAddress(address, PERMIT2) || by !== addressTopic(owner)) return undefined;
  const words = wordsIn(data);
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
  return getAddress(addressInWord(word));
}
