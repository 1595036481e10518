import type { ConnectedRequest } from './ConnectedRequest.ts';
import { onlyObject } from './onlyObject.ts';
import { quoteInput } from './quoteInput.ts';
import { readCall } from './readCall.ts';
import { readChainId } from './readChainId.ts';
import { readQuantity } from './readQuantity.ts';
import { readSigner } from './readSigner.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { refuseUnknownFields } from './refuseUnknownFields.ts';
import { RequestError } from './RequestError.ts';
import { requestChain } from './requestChain.ts';

/** The wallet estimates these itself; a malformed one shows that the site is at fault. */
const UNUSED_QUANTITIES = ['gas', 'gasLimit', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'];

/** They would change what is signed, and no account here signs them. */
const REFUSED_FIELDS = [
  'nonce',
  'authorizationList',
  'blobs',
  'blobVersionedHashes',
  'maxFeePerBlobGas',
  'kzg',
  'kzgCommitments',
  'kzgProofs',
  'commitments',
  'proofs',
  'sidecars',
];

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'from',
  'to',
  'value',
  'data',
  'input',
  'chainId',
  'type',
  'accessList',
  ...UNUSED_QUANTITIES,
  ...REFUSED_FIELDS,
]);

/**
 * Reads `eth_sendTransaction`.
 *
 * @throws RequestError
 */
export function readTransaction(request: ConnectedRequest): ParsedSiteRequest {
  const transaction = onlyObject(request.params);
  const refused = REFUSED_FIELDS.find((field) => isGiven(transaction[field]));
  if (refused !== undefined) {
    throw new RequestError(`The wallet does not accept ${refused} in a transaction.`);
  }
  refuseUnknownFields(transaction, KNOWN_FIELDS, 'The transaction');
  const chainId = requestChain(request);
  checkChain(transaction['chainId'], chainId);
  checkFees(transaction);
  checkType(transaction);
  const from = readSigner(transaction['from'], 'from', request.site);
  return { kind: 'transaction', from, chainId, ...readCall(transaction) };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function checkChain(value: unknown, chainId: number): void {
  if (!isGiven(value)) return;
  if (readChainId(value, 'chainId of the transaction') !== chainId) {
    throw new RequestError(
      `chainId of the transaction is ${quoteInput(value)}, but the site has selected chain 0x${chainId.toString(16)}.`,
    );
  }
}

function checkFees(transaction: Readonly<Record<string, unknown>>): void {
  const [, , , cap, tip] = UNUSED_QUANTITIES.map((field) =>
    isGiven(transaction[field]) ? readQuantity(transaction[field], field) : undefined,
  );
  if (cap !== undefined && tip !== undefined && cap < tip) {
    throw new RequestError('maxFeePerGas is below maxPriorityFeePerGas.');
  }
}

function checkType({ type, accessList }: Readonly<Record<string, unknown>>): void {
  if (isGiven(type) && readQuantity(type, 'type') > 2n) {
    throw new RequestError(`type must be 0x0, 0x1 or 0x2, not ${quoteInput(type)}.`);
  }
  if (isGiven(accessList) && !(Array.isArray(accessList) && accessList.length === 0)) {
    throw new RequestError('The wallet does not accept an accessList that is not empty.');
  }
}
