import { isRecord } from '../calls/typedData/isRecord.ts';
import { isWellFormed } from '../calls/typedData/isWellFormed.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { onlyObject } from './onlyObject.ts';
import { quoteInput } from './quoteInput.ts';
import { readCall } from './readCall.ts';
import { readChainId } from './readChainId.ts';
import { readSigner } from './readSigner.ts';
import type { ParsedSiteRequest, RequestedCall } from './ParsedSiteRequest.ts';
import { refuseUnknownFields } from './refuseUnknownFields.ts';
import { RequestError } from './RequestError.ts';
import { rpcCodes } from './rpcCodes.ts';
import type { SitePermission } from './SitePermission.ts';

const VERSION = '2.0.0';
const MAX_CALLS = 32;
const MAX_ID_BYTES = 4_096;

const BATCH_FIELDS = new Set(['version', 'id', 'from', 'chainId', 'atomicRequired', 'calls', 'capabilities']);
const CALL_FIELDS = new Set(['to', 'value', 'data', 'capabilities']);

/**
 * Reads `wallet_sendCalls` (EIP-5792). Whether its id was used before is for the caller to check.
 *
 * @throws RequestError
 */
export function readCalls({ params, site }: ConnectedRequest): ParsedSiteRequest {
  const batch = onlyObject(params);
  if (batch['version'] !== VERSION) {
    throw new RequestError(`version must be '${VERSION}', not ${quoteInput(batch['version'])}.`);
  }
  refuseUnknownFields(batch, BATCH_FIELDS, 'The batch');
  const chainId = readBatchChain(batch['chainId'], site);
  const from = readSigner(batch['from'], 'from', site);
  checkAtomicity(batch['atomicRequired']);
  checkCapabilities(batch['capabilities'], 'capabilities');
  const calls = readList(batch['calls']);
  return { kind: 'calls', from, chainId, calls, id: readId(batch['id']) };
}

function readBatchChain(value: unknown, { chainIds }: SitePermission): number {
  const chainId = readChainId(value, 'chainId');
  if (!chainIds.includes(chainId)) {
    throw new RequestError(
      `The site is not connected to chain 0x${chainId.toString(16)}.`,
      rpcCodes.UNSUPPORTED_BATCH_CHAIN,
    );
  }
  return chainId;
}

function checkAtomicity(value: unknown): void {
  if (typeof value !== 'boolean') {
    throw new RequestError(`atomicRequired must be true or false, not ${quoteInput(value)}.`);
  }
  if (value) {
    throw new RequestError(
      'The wallet sends the calls of a batch one after another. It cannot send them atomically.',
      rpcCodes.ATOMICITY_UNSUPPORTED,
    );
  }
}

/** Refuses capabilities that the site depends on: the wallet has none. */
function checkCapabilities(value: unknown, field: string): void {
  if (value === undefined) return;
  if (!isRecord(value)) throw new RequestError(`${field} must be an object, not ${quoteInput(value)}.`);
  const required = Object.keys(value).find((name) => {
    const capability = value[name];
    return capability !== undefined && !(isRecord(capability) && capability['optional'] === true);
  });
  if (required !== undefined) {
    throw new RequestError(
      `The wallet does not have the capability ${quoteInput(required)} of ${field}.`,
      rpcCodes.UNSUPPORTED_CAPABILITY,
    );
  }
}

function readList(value: unknown): readonly RequestedCall[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new RequestError(`calls must be a list of 1 to ${MAX_CALLS} calls.`);
  }
  if (value.length > MAX_CALLS) {
    throw new RequestError(
      `calls has ${value.length} calls. A batch has at most ${MAX_CALLS}.`,
      rpcCodes.BATCH_TOO_LARGE,
    );
  }
  // A list with holes has no elements there for `map`.
  return Array.from<unknown, RequestedCall>(value, (call, index) => {
    const place = `calls[${index}]`;
    if (!isRecord(call)) throw new RequestError(`${place} must be an object, not ${quoteInput(call)}.`);
    refuseUnknownFields(call, CALL_FIELDS, place);
    checkCapabilities(call['capabilities'], `${place}.capabilities`);
    return readCall(call, `${place}.`);
  });
}

function readId(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || value === '' || !isWellFormed(value) || bytesOf(value) > MAX_ID_BYTES) {
    throw new RequestError(`id must be a text of 1 to ${MAX_ID_BYTES} bytes.`);
  }
  return value;
}

/** EIP-5792 counts the bytes that hex stands for: 8194 characters are 4096 bytes. */
function bytesOf(id: string): number {
  return /^0x([0-9a-fA-F]{2})+$/.test(id) ? (id.length - 2) / 2 : new TextEncoder().encode(id).length;
}
