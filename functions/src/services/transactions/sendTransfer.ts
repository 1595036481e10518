import { randomBytes } from 'node:crypto';
import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import type { Call } from '@everything-wallet/core/calls/Call';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { texts } from '@everything-wallet/core/texts/texts';
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
import { callFields } from './callFields.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import { readL1Fee } from './readL1Fee.ts';
import type { Opening, TransferRecords } from './TransferRecords.ts';

const refusals: Record<Exclude<Refusal, 'unknown'>, string> = {
  insufficientFunds: texts['send.error.insufficientFunds'],
  nonceTooLow: texts['server.nonceTooLow'],
  nonceTaken: texts['server.nonceTaken'],
  underpriced: texts['server.underpriced'],
  gasTooLow: texts['server.gasTooLow'],
  gasTooHigh: texts['server.gasTooHigh'],
};

/** Nobody is told to send again what may have been paid meanwhile. */
const replacementRefusals = {
  nonceTooLow: texts['server.replacementLate'],
  nonceTaken: texts['server.replacementUnderpriced'],
  underpriced: texts['server.replacementUnderpriced'],
  gasTooLow: texts['server.replacementGas'],
} satisfies Partial<typeof refusals>;

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
  /** What one of what has a market under a symbol costs now; undefined where that is not known. */
  readonly priceNow?: (symbol: string | undefined) => Promise<PriceOfNow | undefined>;
}

/**
 * Records a signed transfer as pending, then gives it to the network.
 *
 * The record comes first: a transfer that moved coins is never without one, whatever breaks afterwards. It is taken
 * back only when no node can have the bytes, and only with the last call that tried to send them.
 *
 * What has its record already is given to the network again until its time is over. Later it is asked for by its hash: where
 * no node has it, nobody but the person sends it, who sees it in the history.
 *
 * A replacement has the nonce of the transfer that it names, and its record beside that one's: either may come into a block.
 * Bytes that were replaced are not given to the network any more, and that is said ('superseded').
 *
 * @returns the transaction's hash
 * @throws ServiceError 'failed-precondition' when a node refuses, another transfer has the nonce, the time is over or the contract is no token, 'unavailable' when no node
 *   or no database answers, with the reason 'outcomeUncertain' once the bytes may be on their way
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
  const record = {
    ...recordOf(userId, network, transfer, moved, l1Fee),
    ...(replaces !== undefined && { replaces }),
    ...(coinPrice && { coin_price_usd: coinPrice.usd }),
    ...(tokenPrice && { token_price_usd: tokenPrice.usd }),
    ...((coinPrice ?? tokenPrice) && { price_source: (coinPrice ?? tokenPrice)?.source }),
  };
  const attempt = randomBytes(9).toString('base64url');
  const opening = await reserve();
  if (opening.outcome === 'expired') throw expired(replaces);
  if (opening.outcome === 'superseded') {
    throw new ServiceError('failed-precondition', texts['server.superseded'], { reason: 'superseded' });
  }
  if (opening.outcome === 'nonceTaken')
    throw await nonceTaken(chain, opening.holder.record.tx_hash, replaces);
  // An instance that stood still meanwhile must not begin now what is not wanted any more.
  if (Date.now() > validUntil) return lookFor();
  const broadcast = await chain.broadcast(transfer.signedTransaction, transfer.txHash);
  if (broadcast.outcome === 'accepted') return transfer.txHash;
  if (broadcast.outcome === 'uncertain') throw uncertain();
  await takeBack();
  if (broadcast.outcome === 'undelivered') throw new ChainUnavailableError();
  const sentences = replaces === undefined ? refusals : { ...refusals, ...replacementRefusals };
  const sentence = sentences[broadcast.refusal];
  throw new ServiceError('failed-precondition', sentence, { reason: 'refusedByNetwork' });

  /** Says what is known of bytes whose time is over; they are not given to the network. */
  async function lookFor(): Promise<string> {
    const isTakenBack = await withDeadline(records.takeBack(id, attempt), DATABASE_TIMEOUT_MS).catch(
      (error: unknown) => {
        throw uncertain({ cause: error });
      },
    );
    if (isTakenBack) throw expired(replaces);
    // An earlier call may have sent them, or may be about to.
    if (await isKnown()) return transfer.txHash;
    if (!(await chain.isUnknown(transfer.txHash, 'everyNode'))) throw uncertain();
    throw new ServiceError('failed-precondition', texts['server.lapsed'], { reason: 'lapsed' });
  }

  async function isKnown(): Promise<boolean> {
    try {
      return (await chain.getTransaction(transfer.txHash)) !== undefined;
    } catch (error) {
      if (error instanceof ChainUnavailableError) throw uncertain({ cause: error });
      throw error;
    }
  }

  /** Writes the record, unless another transfer with its nonce may be on its way: the network would keep one of the two. */
  async function reserve(): Promise<Opening> {
    const first = await open();
    // Who replaces has chosen which transfer is to lose the nonce: no other one.
    if (first.outcome !== 'nonceTaken' || replaces !== undefined) return first;
    const { id: replaced, record: taker, lastAttemptAt } = first.holder;
    const quietMs = Date.now() - lastAttemptAt;
    if (quietMs < LONGEST_CALL_MS) return first;
    const asked = quietMs < LONG_QUIET_MS ? 'everyNode' : 'someNode';
    // No call is sending it and no node has it: whichever of the two comes first is the one, and the other one fails.
    return (await chain.isUnknown(taker.tx_hash, asked)) ? open(replaced) : first;
  }

  async function open(replaced?: string): Promise<Opening> {
    const opening = records.open(id, record, attempt, {
      replaced,
      replaces: replaces && transactionId(userId, network.chainId, replaces),
      validUntil,
    });
    return beforeSending(opening).catch((error: unknown) => {
      // A record that is written all the same, or later than anybody waits for, is of bytes that were never sent.
      void opening
        .catch(() => undefined)
        .then(() => records.takeBack(id, attempt))
        .catch(() => undefined);
      throw error;
    });
  }

  /** Removes the record; what another call with these bytes has done, or is doing, is not undone by what happens to this one. */
  async function takeBack(): Promise<void> {
    const isTakenBack = await withDeadline(records.takeBack(id, attempt), DATABASE_TIMEOUT_MS).catch(
      (error: unknown) => {
        throw uncertain({ cause: error });
      },
    );
    if (!isTakenBack) throw uncertain();
  }
}

function expired(replaces: string | undefined): ServiceError {
  const sentence = texts[replaces === undefined ? 'server.expired' : 'server.replacementExpired'];
  return new ServiceError('failed-precondition', sentence, { reason: 'expired' });
}

/** Says that another transfer has the nonce, and whether that one is in a block already. */
async function nonceTaken(chain: Chain, taker: string, replaces: string | undefined): Promise<ServiceError> {
  if (replaces !== undefined) {
    return new ServiceError('failed-precondition', texts['server.replacementLate'], {
      reason: 'nonceTaken',
    });
  }
  const nodeResponses = await chain.getTestimonies(taker);
  const isInBlock = nodeResponses.some((nodeResponse) => nodeResponse?.receipt !== undefined);
  const sentence = isInBlock ? texts['server.nonceTooLow'] : texts['server.nonceTaken'];
  return new ServiceError('failed-precondition', sentence, { reason: 'nonceTaken' });
}

function uncertain(options: ErrorOptions = {}): ServiceError {
  const reason = 'outcomeUncertain';
  return new ServiceError('unavailable', texts['send.error.uncertain'], { ...options, reason });
}

/** How long a price is waited for, in ms: a transfer is not held up by what it was worth. */
const PRICE_TIMEOUT_MS = 300;

/** How long the layer below's fee is waited for, in ms: the record's bound needs it, and a node that is dead costs its time. */
const L1_FEE_TIMEOUT_MS = 3_000;

async function soon<Answer>(
  answer: Promise<Answer | undefined>,
  timeoutMs = PRICE_TIMEOUT_MS,
): Promise<Answer | undefined> {
  return withDeadline(answer, timeoutMs).catch(() => undefined);
}

/** How long is waited for what a contract says of itself, in ms: a call is not held up by what it is named. */
const LABEL_TIMEOUT_MS = 1_500;

/** The same for an approval of 0, in ms: one that is taken back of an ERC-20, and of a collection one of the NFT of that number. */
const REVOKE_TIMEOUT_MS = 4_000;

/** How a record of tokens calls those that do not name themselves. */
const UNNAMED_TOKEN = 'ERC-20';

type MovedFields = Awaited<ReturnType<typeof callFields>>;

/** What a record says was moved, or called; only the chain knows the decimals of a token. */
async function movedFields(
  network: Network,
  { from, to, contract, amount, call }: DecodedTransfer,
  chain: Chain,
): Promise<MovedFields> {
  if (call) {
    const known = await withStandard(call, network, chain);
    const readLabel = (token: string) => soon(readTokenLabel(chain, token), LABEL_TIMEOUT_MS);
    return callFields(known, { from, network }, readLabel);
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

/** What a token that is sent is called, and its decimals: by the list, else as nodes agree; undefined where they do not. */
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

/** The call with what its contract is, where the bytes do not say it: of a token that is listed nobody is asked. */
async function withStandard(call: Call, { rpcName }: Network, chain: Chain): Promise<Call> {
  if (call.kind !== 'approve' && call.kind !== 'transferFrom') return call;
  const isListed = await tokenListOf(rpcName).then(
    ({ contracts }) => contracts.has(call.contract.toLowerCase()),
    () => false,
  );
  if (isListed) return { ...call, standard: 'erc20' };
  const patience = call.kind === 'approve' && call.amountOrId === 0n ? REVOKE_TIMEOUT_MS : LABEL_TIMEOUT_MS;
  return { ...call, standard: await soon(readTokenStandard(chain, call.contract), patience) };
}

function recordOf(
  userId: string,
  network: Network,
  transfer: DecodedTransfer,
  moved: MovedFields,
  l1Fee: bigint | undefined,
): TransactionRecord {
  // Without its part for the layer below a bound is none: a required '0' (docs/product.md §3) says that there is no estimate.
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
  };
}
