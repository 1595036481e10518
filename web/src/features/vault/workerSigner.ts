import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { Transfer } from '@everything-wallet/core/transactions/signTransfer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import type { Signer } from '../../lib/vault/Signer.ts';
import type { WorkerLink } from './WorkerLink.ts';

/**
 * Signs with a key of the unlocked vault: the worker gets the fields it knows, and no other ones.
 *
 * @param index BIP-44 address index
 * @param open returns the worker that holds the vault, and throws WalletError 'vault.error.locked' where it is locked by then
 */
export function workerSigner(index: number, open: () => WorkerLink): Signer {
  return {
    sign: async (transfer) => sign(open(), index, transfer),
    signCall: async (call) => signCall(open, index, call),
    signTypedData: async ({ text, chainId, shownDigest, accepted }) => {
      const question = { index, data: { text, chainId, shownDigest, accepted: [...accepted] } };
      return (await open().ask('signTypedData', question)).signature;
    },
    signPersonalMessage: async ({ message, shownDigest, accepted }) => {
      const question = { index, toSign: { message, shownDigest, accepted: [...accepted] } };
      return (await open().ask('signPersonalMessage', question)).signature;
    },
  };
}

async function sign(link: WorkerLink, index: number, { network, fees, token, ...transfer }: Transfer) {
  return link.ask('sign', {
    index,
    transfer: {
      from: transfer.from,
      to: transfer.to,
      amount: transfer.amount,
      shownTotal: transfer.shownTotal,
      networkId: network.id,
      fees: feesOf(fees),
      token: token && {
        contract: token.contract,
        balance: token.balance,
        coinBalance: token.coinBalance,
      },
    },
  });
}

async function signCall(
  open: () => WorkerLink,
  index: number,
  { from, transaction, fees, facts, ...call }: CallToSign,
) {
  const { to, value, data, chainId } = transaction;
  return open().ask('signCall', {
    index,
    call: {
      from,
      transaction: { to, value, data, chainId },
      shown: call.shown,
      accepted: [...call.accepted],
      consent: call.consent,
      facts: facts && { standard: facts.standard, wrappedCoin: facts.wrappedCoin },
      fees: feesOf(fees),
      shownTotal: call.shownTotal,
    },
  });
}

function feesOf({ gasLimit, gasPrice, maxPriorityFeePerGas, l1Fee, nonce }: TransferFees) {
  return { gasLimit, gasPrice, maxPriorityFeePerGas, l1Fee, nonce };
}
