import { randomBytes } from 'node:crypto';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import type { Call } from '@everything-wallet/core/calls/Call';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import type { Network } from '@everything-wallet/core/networks/networks';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import { ServiceError } from '../../errors/ServiceError.ts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { NodesDisagreeError } from '../chain/NodesDisagreeError.ts';
import type { Refusal } from '../chain/refusalOf.ts';
import type { PriceOfNow } from '../prices/priceNow.ts';
import { tokenListOf, type ListedToken } from '../holdings/tokenListOf.ts';
import { readTokenDetails } from '../tokens/readTokenDetails.ts';
import { readTokenLabel } from '../tokens/readTokenLabel.ts';
import { readTokenStandard } from '../tokens/readTokenStandard.ts';
import { beforeSending } from './beforeSending.ts';
import { signedCallFields } from './signedCallFields.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { readL1Fee } from './readL1Fee.ts';
import type { Opening, TransferRecords } from './TransferRecords.ts';
import { unverifiedFields } from './unverifiedFields.ts';

const refusals: Record<Exclude<Refusal, 'unknown'>, RefusalTextId> = {
  insufficientFunds: 'send.error.insufficientFunds',
  nonceTooLow: 'server.nonceTooLow',
  nonceTaken: 'server.nonceTaken',
  underpriced: 'server.underpriced',
  gasTooLow: 'server.gasTooLow',
  gasTooHigh: 'server.gasTooHigh',
};

/** None of these suggests sending again, since the transfer may have been paid meanwhile. */
const replacementRefusals = {
  nonceTooLow: 'server.replacementLate',
  nonceTaken: 'server.replacementUnderpriced',
  underpriced: 'server.replacementUnderpriced',
  gasTooLow: 'server.replacementGas',
} as const satisfies Partial<typeof refusals>;

/** Milliseconds: longer than any call that records a transfer and broadcasts it. */
const LONGEST_CALL_MS = 120_000;

/** Milliseconds after which a node that is silent about a transfer is not waited for, where another one answers. */
const LONG_QUIET_MS = 600_000;

interface SendingOptions {
  readonly chain: Chain;
  readonly records: TransferRecords;
  /** Milliseconds since 1970: bytes without a record are not begun after it. */
  readonly validUntil?: number | undefined;
  /** Hash of the user's transfer that this one was signed to replace. */
  readonly replaces?: string | undefined;
  /** Origin of the site that requested it. */
  readonly origin?: string | undefined;
  /** Returns the current price of one unit of a market symbol; undefined if unknown. */
  readonly priceNow?: (symbol: string | undefined) => Promise<PriceOfNow | undefined>;
}

/**
 * Records a signed transfer as pending, then broadcasts it.
 *
 * The record is written first: a transfer that moved coins always has one, whatever fails afterwards. It is
 * deleted only if no node can have the bytes, and only by the last call that tried to send them.
 *
 * A transfer that has a record is broadcast again until its time is over. After that it is looked up by its
 * hash: if no node has it, only the user, who sees it in the history, can send it.
 *
 * A replacement has the nonce of the transfer that it names, and its record beside that one's: either may be
 * included. Replaced bytes are not broadcast any more, and the result states so ('superseded').
 *
 * @returns the transaction's hash
 * @throws ServiceError 'failed-precondition' if a node refuses, another transfer has the nonce, the time is
 * over or the contract is no token, 'unavailable' if no node or no database answers, with the reason
 * 'outcomeUncertain' once the bytes may be on their way
 */
export async function sendTransfer(
  userId: string,
  network: Network,
  transfer: DecodedTransfer,
  {
    chain,
    records,
    validUntil = Infinity,
    replaces,
    origin,
    priceNow = () => Promise.resolve(undefined),
  }: SendingOptions,
): Promise<string> {
  const id = transactionId(userId, network.chainId, transfer.txHash);
  const pricing = movedFields(network, transfer, chain).then(async (moved) => {
    const { contract_address: contract } = moved;
    const price = contract === undefined ? undefined : soon(priceNow(pricedSymbolOf(network, contract)));
    return [moved, await price] as const;
  });
  const [[moved, tokenPrice], l1Fee, coinPrice] = await Promise.all([
    pricing,
    soon(
      readL1Fee(chain, network.feeModel, transfer.gasLimit, transfer.dataLength).then((fee) => fee?.value),
      L1_FEE_TIMEOUT_MS,
    ),
    soon(priceNow(pricedSymbolOf(network))),
  ]);
  const about = { l1Fee, replaces, origin, coinPrice, tokenPrice };
  const record = recordOf(userId, network, transfer, moved, about);
  const attempt = randomBytes(9).toString('base64url');
  const opening = await reserve();
  if (opening.outcome === 'expired') throw expired(replaces);
  if (opening.outcome === 'superseded') {
    throw new ServiceError('failed-precondition', 'server.superseded', { reason: 'superseded' });
  }
  if (opening.outcome === 'nonceTaken')
    throw await nonceTaken(chain, opening.holder.record.tx_hash, replaces);
  // An instance that stalled meanwhile must not begin a transfer that is not wanted any more.
  if (Date.now() > validUntil) return findSent();
  const broadcast = await chain.broadcast(transfer.signedTransaction, transfer.txHash);
  if (broadcast.outcome === 'accepted') return transfer.txHash;
  if (broadcast.outcome === 'uncertain') throw uncertain();
  await discard();
  if (broadcast.outcome === 'undelivered') throw new ChainUnavailableError();
  const textIds = replaces === undefined ? refusals : { ...refusals, ...replacementRefusals };
  throw new ServiceError('failed-precondition', textIds[broadcast.refusal], { reason: 'refusedByNetwork' });

  /** Returns what is known of bytes whose time is over; they are not broadcast. */
  async function findSent(): Promise<string> {
    const isDiscarded = await withDeadline(records.discard(id, attempt), DATABASE_TIMEOUT_MS).catch(
      (error: unknown) => {
        throw uncertain({ cause: error });
      },
    );
    if (isDiscarded) throw expired(replaces);
    // An earlier call may have sent them, or may be about to.
    if (await isKnown()) return transfer.txHash;
    if (!(await chain.isUnknown(transfer.txHash, 'everyNode'))) throw uncertain();
    throw new ServiceError('failed-precondition', 'server.lapsed', { reason: 'lapsed' });
  }

  async function isKnown(): Promise<boolean> {
    try {
      return (await chain.getTransaction(transfer.txHash)) !== undefined;
    } catch (error) {
      if (error instanceof ChainUnavailableError) throw uncertain({ cause: error });
      throw error;
    }
  }

  /**
   * Writes the record, unless another transfer with its nonce may be on its way: the network would include
   * one of the two.
   */
  async function reserve(): Promise<Opening> {
    const first = await open();
    // Who replaces has chosen which transfer is to lose the nonce: no other one.
    if (first.outcome !== 'nonceTaken' || replaces !== undefined) return first;
    const { id: replaced, record: taker, lastAttemptAt } = first.holder;
    const quietMs = Date.now() - lastAttemptAt;
    if (quietMs < LONGEST_CALL_MS) return first;
    const wanted = quietMs < LONG_QUIET_MS ? 'everyNode' : 'someNode';
    // No call is sending it and no node has it: the first of the two wins, and the other one fails.
    return (await chain.isUnknown(taker.tx_hash, wanted)) ? open(replaced) : first;
  }

  async function open(replaced?: string): Promise<Opening> {
    const opening = records.open(id, record, attempt, {
      replaced,
      replaces: replaces && transactionId(userId, network.chainId, replaces),
      validUntil,
    });
    return beforeSending(opening).catch((error: unknown) => {
      // A record that is written nevertheless, or after the timeout, is of bytes that were never sent.
      void opening
        .catch(() => undefined)
        .then(() => records.discard(id, attempt))
        .catch(() => undefined);
      throw error;
    });
  }

  /**
   * Deletes the record; the result of this call does not undo what another call with these bytes has done, or
   * is doing.
   */
  async function discard(): Promise<void> {
    const isDiscarded = await withDeadline(records.discard(id, attempt), DATABASE_TIMEOUT_MS).catch(
      (error: unknown) => {
        throw uncertain({ cause: error });
      },
    );
    if (!isDiscarded) throw uncertain();
  }
}

function expired(replaces: string | undefined): ServiceError {
  const textId = replaces === undefined ? 'server.expired' : 'server.replacementExpired';
  return new ServiceError('failed-precondition', textId, { reason: 'expired' });
}

/** Reports that another transfer has the nonce, and whether that one is in a block already. */
async function nonceTaken(chain: Chain, taker: string, replaces: string | undefined): Promise<ServiceError> {
  if (replaces !== undefined) {
    return new ServiceError('failed-precondition', 'server.replacementLate', {
      reason: 'nonceTaken',
    });
  }
  const nodeResponses = await chain.getNodeResponses(taker);
  const isInBlock = nodeResponses.some((nodeResponse) => nodeResponse?.receipt !== undefined);
  const textId = isInBlock ? 'server.nonceTooLow' : 'server.nonceTaken';
  return new ServiceError('failed-precondition', textId, { reason: 'nonceTaken' });
}

function uncertain(options: ErrorOptions = {}): ServiceError {
  const reason = 'outcomeUncertain';
  return new ServiceError('unavailable', 'send.error.uncertain', { ...options, reason });
}

/** Milliseconds to wait for a price: its value must not delay a transfer. */
const PRICE_TIMEOUT_MS = 300;

/** Milliseconds to wait for the L1 data fee: the record's bound needs it, and a dead node takes its time. */
const L1_FEE_TIMEOUT_MS = 3_000;

async function soon<Answer>(
  answer: Promise<Answer | undefined>,
  timeoutMs = PRICE_TIMEOUT_MS,
): Promise<Answer | undefined> {
  return withDeadline(answer, timeoutMs).catch(() => undefined);
}

/** Milliseconds to wait for a contract's description: its name must not delay a call. */
const LABEL_TIMEOUT_MS = 1_500;

/**
 * The same for an approval of 0, in ms: it revokes an ERC-20 approval, or approves the NFT of that number in
 * a collection.
 */
const REVOKE_TIMEOUT_MS = 4_000;

/** Name in a record for tokens that have none. */
const UNNAMED_TOKEN = 'ERC-20';

type MovedFields = Awaited<ReturnType<typeof signedCallFields>> &
  Partial<ReturnType<typeof unverifiedFields>>;

/** Returns the record's fields of the movement, or of the call; only the chain knows a token's decimals. */
async function movedFields(network: Network, transfer: DecodedTransfer, chain: Chain): Promise<MovedFields> {
  const { from, to, contract, amount, call } = transfer;
  if (transfer.unverified !== undefined) return unverifiedFields(network, transfer);
  if (call) {
    const known = await withStandard(call, network, chain);
    const readLabel = (token: string) => soon(readTokenLabel(chain, token), LABEL_TIMEOUT_MS);
    return signedCallFields(known, { from, network }, readLabel);
  }
  const common = { type: 'send', to_address: to } as const;
  if (contract === undefined) {
    return { ...common, amount: formatAmount(amount, COIN_DECIMALS), token_symbol: network.currency };
  }
  const details = await sentTokenOf(network, contract, chain);
  const { symbol = '', decimals } = details ?? {};
  return {
    ...common,
    amount: formatAmount(amount, decimals ?? 0),
    amount_units: amount.toString(),
    ...(decimals === undefined ? { is_amount_in_units: true } : { token_decimals: decimals }),
    token_symbol: symbol === '' ? UNNAMED_TOKEN : symbol,
    contract_address: contract,
  };
}

/**
 * Returns the name and decimals of a sent token: from the list, else as nodes agree; undefined if they do
 * not.
 */
async function sentTokenOf(
  { rpcName }: Network,
  contract: string,
  chain: Chain,
): Promise<Pick<ListedToken, 'symbol' | 'decimals'> | undefined> {
  const listed = await tokenListOf(rpcName).then(
    ({ byContract }) => byContract.get(contract.toLowerCase()),
    () => undefined,
  );
  if (listed) return listed;
  try {
    return await readTokenDetails(chain, contract);
  } catch (error) {
    if (error instanceof NodesDisagreeError) return undefined;
    throw error;
  }
}

/** Adds the contract's standard to a call whose bytes do not show it: a listed token needs no query. */
async function withStandard(call: Call, { rpcName }: Network, chain: Chain): Promise<Call> {
  if (call.kind !== 'approve' && call.kind !== 'transferFrom') return call;
  const isListed = await tokenListOf(rpcName).then(
    ({ contracts }) => contracts.has(call.contract.toLowerCase()),
    () => false,
  );
  if (isListed) return { ...call, standard: 'erc20' };
  const timeoutMs = call.kind === 'approve' && call.amountOrId === 0n ? REVOKE_TIMEOUT_MS : LABEL_TIMEOUT_MS;
  return { ...call, standard: await soon(readTokenStandard(chain, call.contract), timeoutMs) };
}

/** Facts of a record that the bytes do not have. */
interface RecordedFacts extends Pick<SendingOptions, 'replaces' | 'origin'> {
  readonly l1Fee: bigint | undefined;
  readonly coinPrice: PriceOfNow | undefined;
  readonly tokenPrice: PriceOfNow | undefined;
}

function recordOf(
  userId: string,
  network: Network,
  transfer: DecodedTransfer,
  moved: MovedFields,
  { l1Fee, replaces, origin, coinPrice, tokenPrice }: RecordedFacts,
): TransactionRecord {
  // Without the L1 data fee there is no bound: a required '0' (docs/product.md §3) means that there is no
  // estimate.
  const isBounded = network.feeModel !== 'gasPlusL1' || l1Fee !== undefined;
  const bound = isBounded ? transfer.gasLimit * transfer.gasPrice + (l1Fee ?? 0n) : 0n;
  return {
    user_id: userId,
    status: 'pending',
    ...moved,
    tx_hash: transfer.txHash,
    from_address: transfer.from,
    network: network.id,
    gas_fee: formatAmount(bound),
    nonce: transfer.nonce,
    gas_limit: transfer.gasLimit.toString(),
    max_fee_per_gas: transfer.gasPrice.toString(),
    ...(transfer.maxPriorityFeePerGas !== undefined && {
      max_priority_fee_per_gas: transfer.maxPriorityFeePerGas.toString(),
    }),
    signed_transaction: transfer.signedTransaction,
    ...(replaces !== undefined && { replaces }),
    ...(origin !== undefined && { requested_by: origin }),
    ...(coinPrice && { coin_price_usd: coinPrice.usd }),
    ...(tokenPrice && { token_price_usd: tokenPrice.usd }),
    ...((coinPrice ?? tokenPrice) && { price_source: (coinPrice ?? tokenPrice)?.source }),
  };
}
