import { SignedTransactionError } from './SignedTransactionError.ts';

/** Fields of a transaction's bytes, before anything is hashed or recovered. */
export interface Envelope {
  /** Legacy, access list (EIP-2930) or dynamic fee (EIP-1559). */
  readonly type: 0 | 1 | 2;
  /** EIP-155; 0 for a legacy transaction that may be sent on any chain. */
  readonly chainId: bigint;
  /** Target, 20 bytes of 0x-prefixed hex; null creates a contract. */
  readonly to: string | null;
  /** Wei. */
  readonly value: bigint;
  /** Calldata as 0x-prefixed hex. */
  readonly data: string;
}

/** The order of the group of secp256k1 (SEC 2). */
const GROUP_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const UINT256 = 1n << 256n;

/** Maximum length of each field, in bytes; `data` has none, `accessList` is a list. */
const LENGTHS = {
  chainId: 8,
  nonce: 8,
  gasPrice: 32,
  maxPriorityFeePerGas: 32,
  maxFeePerGas: 32,
  gasLimit: 8,
  to: 20,
  value: 32,
  data: Infinity,
  accessList: 0,
  v: 8,
  yParity: 1,
  r: 32,
  s: 32,
} as const;

type Field = keyof typeof LENGTHS;

/** The fields of each type as they are signed, in their order. */
const FIELDS: Readonly<Record<Envelope['type'], readonly Field[]>> = {
  0: ['nonce', 'gasPrice', 'gasLimit', 'to', 'value', 'data'],
  1: ['chainId', 'nonce', 'gasPrice', 'gasLimit', 'to', 'value', 'data', 'accessList'],
  2: [
    'chainId',
    'nonce',
    'maxPriorityFeePerGas',
    'maxFeePerGas',
    'gasLimit',
    'to',
    'value',
    'data',
    'accessList',
  ],
};

/** Fields that follow once it is signed. */
const SIGNATURE: Readonly<Record<Envelope['type'], readonly Field[]>> = {
  0: ['v', 'r', 's'],
  1: ['yParity', 'r', 's'],
  2: ['yParity', 'r', 's'],
};

/**
 * Reads the bytes of a signed transaction once, and refuses what no node accepts or this service does not
 * pass on.
 *
 * This is cheap for any bytes; a library parses them only afterwards. Refused are types other than 0, 1 and
 * 2; access lists that are not empty, which neither this wallet nor a transfer needs; numbers with leading
 * zeros (RLP) or longer than their field; a signature with a high s (EIP-2); and fees that exceed 2^256 wei
 * together with the value.
 *
 * @param signedTransaction 0x-prefixed hex
 * @throws SignedTransactionError
 */
export function readEnvelope(signedTransaction: string): Envelope {
  const bytes = Buffer.from(signedTransaction.slice(2), 'hex');
  if (!signedTransaction.startsWith('0x') || bytes.length * 2 + 2 !== signedTransaction.length) {
    throw malformed();
  }
  const type = typeOf(bytes);
  const items = readList(
    type === 0 ? bytes : bytes.subarray(1),
    FIELDS[type].length + SIGNATURE[type].length,
  );
  if (items.length === FIELDS[type].length) throw unsigned();
  const fields = nameItems(items, [...FIELDS[type], ...SIGNATURE[type]]);
  checkFees(fields);
  checkSignature(type, fields);
  return {
    type,
    chainId: type === 0 ? legacyChainId(fields) : numberOf(fields.chainId),
    to: fields.to && fields.to.length > 0 ? hexOf(fields.to) : null,
    value: numberOf(fields.value),
    data: hexOf(fields.data),
  };
}

type Fields = Partial<Record<Field, Buffer>>;

interface Item {
  readonly isList: boolean;
  readonly content: Buffer;
}

/** EIP-2718: a byte below 0x80 is a type, one from 0xc0 begins the list of a legacy transaction. */
function typeOf(bytes: Buffer): Envelope['type'] {
  const [first = 0] = bytes;
  if (first >= 0xc0) return 0;
  if (first === 1 || first === 2) return first;
  if (first === 3 || first === 4) {
    throw new SignedTransactionError('unsupported', 'must be a legacy, EIP-2930 or EIP-1559 transaction');
  }
  throw malformed();
}

/**
 * Reads one list that fills the bytes, and its items without decoding them (RLP, Yellow Paper appendix B).
 */
function readList(bytes: Buffer, maxItems: number): Item[] {
  const list = readItem(bytes, 0);
  if (!list.item.isList || list.end !== bytes.length) throw malformed();
  const { content } = list.item;
  const items: Item[] = [];
  for (let offset = 0; offset < content.length;) {
    if (items.length === maxItems) throw malformed();
    const { item, end } = readItem(content, offset);
    items.push(item);
    offset = end;
  }
  return items;
}

function readItem(bytes: Buffer, offset: number): { readonly item: Item; readonly end: number } {
  const head = bytes[offset];
  if (head === undefined) throw malformed();
  if (head < 0x80)
    return { item: { isList: false, content: bytes.subarray(offset, offset + 1) }, end: offset + 1 };
  const isList = head >= 0xc0;
  const short = head - (isList ? 0xc0 : 0x80);
  let start = offset + 1;
  let length = short;
  if (short > 55) {
    const lengthOfLength = short - 55;
    // More than four bytes of length is more than any body that gets here.
    if (lengthOfLength > 4 || start + lengthOfLength > bytes.length) throw malformed();
    length = bytes.readUIntBE(start, lengthOfLength);
    if (length <= 55 || bytes[start] === 0) throw malformed();
    start += lengthOfLength;
  }
  const end = start + length;
  if (end > bytes.length) throw malformed();
  const content = bytes.subarray(start, end);
  // A single byte below 0x80 encodes itself.
  if (!isList && length === 1 && (content[0] ?? 0) < 0x80) throw malformed();
  return { item: { isList, content }, end };
}

function nameItems(items: readonly Item[], names: readonly Field[]): Fields {
  const fields: Fields = {};
  for (const [index, name] of names.entries()) {
    const item = items[index];
    if (!item) throw malformed();
    const { isList, content } = item;
    if (isList !== (name === 'accessList')) throw malformed();
    if (name === 'accessList' && content.length > 0) {
      throw new SignedTransactionError('unsupported', 'must have no access list');
    }
    const isNumber = name !== 'to' && name !== 'data';
    if (content.length > LENGTHS[name] || (isNumber && content[0] === 0)) throw malformed();
    if (name === 'to' && content.length !== 0 && content.length !== LENGTHS.to) throw malformed();
    fields[name] = content;
  }
  return fields;
}

/**
 * The priority fee is part of the fee cap, and the maximum total must be a number that an account can hold.
 */
function checkFees({ gasPrice, maxFeePerGas, maxPriorityFeePerGas, gasLimit, value }: Fields): void {
  const highest = numberOf(maxFeePerGas ?? gasPrice);
  if (numberOf(maxPriorityFeePerGas) > highest) throw malformed();
  if (numberOf(gasLimit) * highest + numberOf(value) >= UINT256) throw malformed();
}

function checkSignature(type: Envelope['type'], { v, yParity, r, s }: Fields): void {
  const [rNumber, sNumber] = [numberOf(r), numberOf(s)];
  // An unsigned legacy transaction is written with its chain id for v (EIP-155).
  if (type === 0 && rNumber === 0n && sNumber === 0n && numberOf(v) > 0n) throw unsigned();
  if (rNumber === 0n || rNumber >= GROUP_ORDER) throw malformed();
  // Of the two s that are good for the same message, only the lower one is (EIP-2).
  if (sNumber === 0n || sNumber > GROUP_ORDER / 2n) throw malformed();
  if (type !== 0 && numberOf(yParity) > 1n) throw malformed();
}

/** EIP-155: v is 35 + 2 × chain id, or one more; before it, v was 27 or 28. */
function legacyChainId({ v }: Fields): bigint {
  const recovery = numberOf(v);
  if (recovery === 27n || recovery === 28n) return 0n;
  if (recovery < 35n) throw malformed();
  return (recovery - 35n) / 2n;
}

function numberOf(bytes: Buffer | undefined): bigint {
  return bytes === undefined || bytes.length === 0 ? 0n : BigInt(`0x${bytes.toString('hex')}`);
}

function hexOf(bytes: Buffer | undefined): string {
  return `0x${bytes?.toString('hex') ?? ''}`;
}

function malformed(): SignedTransactionError {
  return new SignedTransactionError('malformed', 'is malformed');
}

function unsigned(): SignedTransactionError {
  return new SignedTransactionError('unsigned', 'is not signed');
}
