import { COIN_DECIMALS } from '@everything-wallet/core/amounts/parseAmount';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { messages } from '@everything-wallet/core/messages/messages';
import type { Network } from '@everything-wallet/core/networks/networks';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { Refusal } from '../chain/refusalOf.ts';
import { readTokenDetails } from '../tokens/readTokenDetails.ts';
import type { DecodedTransfer } from './DecodedTransfer.ts';
import type { TransferRecords } from './TransferRecords.ts';

const refusals: Record<Exclude<Refusal, 'unknown'>, string> = {
  insufficientFunds: messages['send.error.insufficientFunds'],
  nonceTooLow: messages['server.nonceTooLow'],
  nonceTaken: messages['server.nonceTaken'],
  underpriced: messages['server.underpriced'],
  gasTooLow: messages['server.gasTooLow'],
  gasTooHigh: messages['server.gasTooHigh'],
};

/**
 * Records a signed transfer as pending, then gives it to the network.
 *
 * The record comes first: a transfer that moved coins is never without one, whatever breaks afterwards. It is taken
 * back only when no node can have the bytes, and only by the call that wrote it, so that sending the same bytes again
 * never erases what is known of them.
 *
 * @returns the transaction's hash
 * @throws ServiceError 'failed-precondition' when a node refuses or the contract is no token, 'unavailable' when none answers
 */
export async function sendTransfer(
  userId: string,
  network: Network,
  transfer: DecodedTransfer,
  { chain, records }: { readonly chain: Chain; readonly records: TransferRecords },
): Promise<string> {
  const id = transactionId(userId, network.chainId, transfer.txHash);
  const record = recordOf(userId, network, transfer, await assetOf(network, transfer, chain));
  const isOurs = await records.createIfAbsent(id, record);
  const broadcast = await chain.broadcast(transfer.signedTransaction, transfer.txHash);
  if (broadcast.outcome === 'accepted') {
    // A concurrent call with the same bytes may have taken its record back after a node refused it too early.
    if (!isOurs) await records.createIfAbsent(id, record);
    return transfer.txHash;
  }
  // What an earlier call with these bytes has done is not undone by a network that does not answer now.
  if (broadcast.outcome === 'uncertain' || (broadcast.outcome === 'undelivered' && !isOurs)) {
    throw new ServiceError('unavailable', messages['send.error.uncertain'], { reason: 'outcomeUncertain' });
  }
  if (isOurs) await records.remove(id);
  if (broadcast.outcome === 'undelivered') throw new ChainUnavailableError();
  throw new ServiceError('failed-precondition', refusals[broadcast.refusal], { reason: 'refusedByNetwork' });
}

interface Asset {
  readonly symbol: string;
  readonly decimals: number;
}

/** How a record of tokens calls those that do not name themselves. */
const UNNAMED_TOKEN = 'ERC-20';

/** What a record says was moved; only the chain knows that of a token. */
async function assetOf(network: Network, { contract }: DecodedTransfer, chain: Chain): Promise<Asset> {
  if (contract === undefined) return { symbol: network.currency, decimals: COIN_DECIMALS };
  const { symbol, decimals } = await readTokenDetails(chain, contract);
  return { symbol: symbol === '' ? UNNAMED_TOKEN : symbol, decimals };
}

function recordOf(
  userId: string,
  network: Network,
  transfer: DecodedTransfer,
  { symbol, decimals }: Asset,
): TransactionRecord {
  return {
    user_id: userId,
    type: 'send',
    status: 'pending',
    amount: formatAmount(transfer.amount, decimals),
    token_symbol: symbol,
    ...(transfer.contract !== undefined && { contract_address: transfer.contract }),
    tx_hash: transfer.txHash,
    from_address: transfer.from,
    to_address: transfer.to,
    network: network.id,
    gas_fee: formatAmount(transfer.maxFee),
    nonce: transfer.nonce,
  };
}
