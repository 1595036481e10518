import { sendTransaction as contract } from '@everything-wallet/core/callables/sendTransaction';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { z } from 'zod';
import { coinGeckoKeySecret } from '../configuration.ts';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { findSender } from '../data/findSender.ts';
import { hasSent } from '../data/hasSent.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { priceNow } from '../services/prices/priceNow.ts';
import { beforeSending } from '../services/transactions/beforeSending.ts';
import { decodeTransfer } from '../services/transactions/decodeTransfer.ts';
import { requireAdmitted } from '../services/transactions/requireAdmitted.ts';
import { sendTransfer } from '../services/transactions/sendTransfer.ts';
import { callable } from './callable.ts';

/** send-transaction: records and broadcasts a transaction that one of the caller's own accounts signed. */
export const sendTransaction = callable(
  contract,
  {
    counted: async (userId) => ({ budget: 'send', units: 1, ...((await hasSent(userId)) && { of: 'user' }) }),
    needsCurrentSession: true,
    needs: 'send',
    serviceAccount: serviceAccounts.sender,
    secrets: [coinGeckoKeySecret],
  },
  async (transfer, userId, { count }) => {
    try {
      return await send(transfer, userId);
    } catch (error) {
      // One who has never sent was counted for the address already; that there is nothing left there changes no answer.
      if (isOfCaller(error) && (await hasSent(userId))) {
        await count({ budget: 'send', units: 1, of: 'address' }).catch(() => undefined);
      }
      throw error;
    }
  },
);

async function send(
  {
    signedTransaction,
    network: rpcName,
    validUntil,
    replaces,
    consent,
    origin,
  }: z.output<typeof contract.input>,
  userId: string,
): Promise<z.input<typeof contract.output>> {
  const network = networkByRpcName(rpcName);
  const transfer = await decodeTransfer(signedTransaction, network, consent);
  const id = transactionId(userId, network.chainId, transfer.txHash);
  await requireAdmitted({
    sender: await beforeSending(findSender(userId, transfer.from)),
    from: transfer.from,
    validUntil,
    hasRecord: async () => (await beforeSending(transactionRecords.find(id))) !== undefined,
  });
  const txHash = await sendTransfer(userId, network, transfer, {
    chain: chainOf(rpcName),
    records: transactionRecords,
    validUntil,
    replaces: replaces?.toLowerCase(),
    origin,
    priceNow,
  });
  return { txHash };
}

/** Returns true if a transfer failed because of its input, and not because a service did not answer. */
function isOfCaller(error: unknown): boolean {
  return error instanceof ServiceError && error.code !== 'unavailable' && error.code !== 'internal';
}
