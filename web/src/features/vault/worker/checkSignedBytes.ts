import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { Transaction } from 'micro-eth-signer';

/** Expected fields of signed bytes, and their maximum cost. */
export interface ExpectedBytes {
  readonly from: string;
  readonly chainId: number;
  /** Null creates a contract. */
  readonly to: string | null;
  /** Wei. */
  readonly value: bigint;
  /** 0x-prefixed hex. */
  readonly data: string;
  readonly fees: TransferFees;
  /** Wei: value plus maximum fee, as shown. */
  readonly maxTotal: bigint;
}

/**
 * Decodes signed bytes with a library that did not build them, and compares every field and the maximum cost with what was shown: no bug in
 * the signing code leaves the worker.
 *
 * @throws WalletError 'send.error.failed' when a field differs, or the bytes are not a transaction that is signed here
 */
export function checkSignedBytes({ signedTransaction, txHash }: SignedTransfer, bytes: ExpectedBytes): void {
  const expected = JSON.stringify(fieldsOf(bytes));
  let found: string;
  try {
    const decoded = Transaction.fromHex(signedTransaction);
    if (decoded.hash !== txHash.slice(2) && decoded.hash !== txHash) throw new Error('Another hash');
    // The L1 data fee is not in the bytes, but was shown.
    if (maxTotalOf(decoded) + (bytes.fees.l1Fee ?? 0n) > bytes.maxTotal)
      throw new Error('More than was shown');
    found = JSON.stringify(decodedFields(decoded));
  } catch (cause) {
    throw new WalletError('send.error.failed', { cause });
  }
  if (found !== expected) throw new WalletError('send.error.failed');
}

/** Returns the expected fields. */
function fieldsOf({ from, chainId, to, value, data, fees }: ExpectedBytes) {
  const isLegacy = fees.maxPriorityFeePerGas === undefined;
  return inText({
    type: isLegacy ? 'legacy' : 'eip1559',
    from,
    chainId: BigInt(chainId),
    nonce: BigInt(fees.nonce),
    // As the library writes an empty recipient.
    to: to ?? '0x',
    value,
    data,
    gasLimit: fees.gasLimit,
    price: fees.gasPrice,
    tip: fees.maxPriorityFeePerGas,
    accessed: 0,
  });
}

/** Returns the decoded fields: only two transaction types are signed here. */
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

/** Computes the maximum cost of the bytes, in wei: value plus maximum fee. */
function maxTotalOf(transaction: Decoded): bigint {
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

/** Normalizes fields for comparison: sorted by name, addresses and data in lower case, numbers as decimals. */
function inText(fields: Readonly<Record<string, string | number | bigint | undefined>>) {
  return Object.entries(fields)
    .map(([name, value]) => [name, String(value).toLowerCase()])
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
}
