import { estimateGas as contract } from '@everything-wallet/core/callables/estimateGas';
import { tokenTransferSchema } from '@everything-wallet/core/schemas/fields';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { serviceAccounts } from '../configuration/serviceAccounts.ts';
import { findRecordedNonces } from '../data/findRecordedNonces.ts';
import { chainOf } from '../services/chain/clientOf.ts';
import { beforeSending } from '../services/transactions/beforeSending.ts';
import { estimateCall } from '../services/transactions/estimateCall.ts';
import { estimateTokenTransfer } from '../services/transactions/estimateTokenTransfer.ts';
import { estimateTransfer } from '../services/transactions/estimateTransfer.ts';
import { callable } from './callable.ts';

/**
 * estimate-gas: the current cost of a transfer or a call, and the nonce to sign it with. Pages call it before
 * each signature, so that nothing is signed while sending is off.
 */
export const estimateGas = callable(
  contract,
  {
    counted: { budget: 'quote', units: 1 },
    needsCurrentSession: false,
    needs: 'send',
    serviceAccount: serviceAccounts.reader,
  },
  async ({ from, to, value, data, network }, userId) => {
    const chain = chainOf(network);
    const about = networkByRpcName(network);
    const owner = { userId, chainId: about.chainId, address: from };
    const findTaken = (nonces: readonly number[]) => beforeSending(findRecordedNonces(owner, nonces));
    const coin = BigInt(value);
    if (to === null || (data !== undefined && !tokenTransferSchema.safeParse(data).success)) {
      const call = { from, to, value: coin, data: data ?? '0x' };
      return { ...(await estimateCall(chain, about, call, findTaken)), answeredAt: Date.now() };
    }
    const estimate =
      data === undefined
        ? await estimateTransfer(chain, about, { from, to, value: coin }, findTaken)
        : await estimateTokenTransfer(chain, about, { from, to, data }, findTaken);
    return { ...estimate, answeredAt: Date.now() };
  },
);
