import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { SignedTransfer, Transfer } from '@everything-wallet/core/transactions/signTransfer';
import { Transaction } from 'micro-eth-signer';

/** First four bytes of keccak256('transfer(address,uint256)') (ERC-20). */
const TRANSFER_SELECTOR = '0xa9059cbb';

/**
 * Decodes signed bytes with a library that did not build them, and compares every field with what the person saw, and the
 * most that they cost with the total that was shown: no slip of the one that signs leaves the worker.
 *
 * @throws WalletError 'send.error.failed' when a field is another one, or the bytes are none of a transfer
 */
export function checkSigned({ signedTransaction, txHash }: SignedTransfer, transfer: Transfer): void {
  const wanted = JSON.stringify(fieldsOf(transfer));
  let found: string;
  try {
    const decoded = Transaction.fromHex(signedTransaction);
    if (decoded.hash !== txHash.slice(2) && decoded.hash !== txHash) throw new Error('Another hash');
    // What the layer below takes stands in no bytes: it was shown all the same.
    if (mostThatLeaves(decoded) + (transfer.fees.l1Fee ?? 0n) > transfer.shownTotal)
      throw new Error('More than was shown');
    found = JSON.stringify(decodedFields(decoded));
  } catch (cause) {
    throw new WalletError('send.error.failed', { cause });
  }
  if (found !== wanted) throw new WalletError('send.error.failed');
}

/** What has to stand in the bytes. */
function fieldsOf({ from, to, amount, network, fees, token }: Transfer) {
  const hex = (value: string) => value.slice(2).toLowerCase().padStart(64, '0');
  const call = token
    ? {
        to: token.contract,
        value: 0n,
        data: `${TRANSFER_SELECTOR}${hex(to)}${amount.toString(16).padStart(64, '0')}`,
      }
    : { to, value: amount, data: '0x' };
  const isLegacy = fees.maxPriorityFeePerGas === undefined;
  return inText({
    type: isLegacy ? 'legacy' : 'eip1559',
    from,
    chainId: BigInt(network.chainId),
    nonce: BigInt(fees.nonce),
    ...call,
    gasLimit: fees.gasLimit,
    price: fees.gasPrice,
    tip: fees.maxPriorityFeePerGas,
    accessed: 0,
  });
}

/** What stands in them: two types are signed here, and no other one is a transfer. */
function decodedFields(transaction: ReturnType<typeof Transaction.fromHex>) {
  const from = transaction.recoverSender().address;
  if (isOf(transaction, 'legacy')) {
    const { chainId, nonce, to, value, data, gasLimit, gasPrice: price } = transaction.raw;
    return inText({
      type: 'legacy',
      from,
      chainId,
      nonce,
      to,
      value,
      data,
      gasLimit,
      price,
      tip: undefined,
      accessed: 0,
    });
  }
  if (isOf(transaction, 'eip1559')) {
    const { chainId, nonce, to, value, data, gasLimit } = transaction.raw;
    const { maxFeePerGas: price, maxPriorityFeePerGas: tip, accessList } = transaction.raw;
    const accessed = accessList.length;
    return inText({ type: 'eip1559', from, chainId, nonce, to, value, data, gasLimit, price, tip, accessed });
  }
  throw new Error('A transaction of another type');
}

/** Wei that the bytes let out of the account at most: what is sent and the highest fee. */
function mostThatLeaves(transaction: Decoded): bigint {
  if (isOf(transaction, 'legacy')) {
    const { value, gasLimit, gasPrice } = transaction.raw;
    return value + gasLimit * gasPrice;
  }
  if (isOf(transaction, 'eip1559')) {
    const { value, gasLimit, maxFeePerGas } = transaction.raw;
    return value + gasLimit * maxFeePerGas;
  }
  throw new Error('A transaction of another type');
}

type Decoded = ReturnType<typeof Transaction.fromHex>;

function isOf<Type extends 'legacy' | 'eip1559'>(
  transaction: Decoded,
  type: Type,
): transaction is Decoded & ReturnType<typeof Transaction.prepare<Type>> {
  return transaction.type === type;
}

/** Fields in one order and in one way of writing: addresses and data in lower case, numbers as decimals. */
function inText(fields: Readonly<Record<string, string | number | bigint | undefined>>) {
  return Object.entries(fields)
    .map(([name, value]) => [name, String(value).toLowerCase()])
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
}
