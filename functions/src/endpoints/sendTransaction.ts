import { sendTransaction as contract } from '@everything-wallet/core/callables/sendTransaction';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { coinGeckoKeySecret, maxInstancesParam } from '../configuration.ts';
import { findSender } from '../data/findSender.ts';
import { transactionRecords } from '../data/transactionRecords.ts';
import { chainOf } from '../services/chain/chainOf.ts';
import { priceNow } from '../services/prices/priceNow.ts';
import { beforeSending } from '../services/transactions/beforeSending.ts';
import { decodeTransfer } from '../services/transactions/decodeTransfer.ts';
import { requireAdmitted } from '../services/transactions/requireAdmitted.ts';
import { sendTransfer } from '../services/transactions/sendTransfer.ts';
import { callable } from './callable.ts';

/** send-transaction: records and broadcasts a transfer that the caller's primary address signed. */
export const sendTransaction = callable(
  contract,
  {
    counted: { budget: 'send', units: 1 },
    needsCurrentSession: true,
    maxInstances: maxInstancesParam,
    secrets: [coinGeckoKeySecret],
  },
  async ({ signedTransaction, network: rpcName, validUntil, replaces }, userId) => {
    const network = networkByRpcName(rpcName);
    const transfer = await decodeTransfer(signedTransaction, network);
    const id = transactionId(userId, network.chainId, transfer.txHash);
    await requireAdmitted({
      sender: await beforeSending(findSender(userId)),
      from: transfer.from,
      validUntil,
      hasRecord: async () => (await beforeSending(transactionRecords.find(id))) !== undefined,
    });
    const txHash = await sendTransfer(userId, network, transfer, {
      chain: chainOf(rpcName),
      records: transactionRecords,
      validUntil,
      replaces: replaces?.toLowerCase(),
      priceNow,
    });
    return { txHash };
  },
);
