import { parseTypedData } from '../calls/typedData/parseTypedData.ts';
import { TypedDataError, type TypedDataFault } from '../calls/typedData/TypedDataError.ts';
import { isRecord } from '../calls/typedData/isRecord.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { parameterList } from './parameterList.ts';
import { quoteInput } from './quoteInput.ts';
import { readSigner } from './readSigner.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';
import { requestChain } from './requestChain.ts';

const faults: Readonly<Record<TypedDataFault, string>> = {
  tooLarge: 'it is too large or too deep',
  json: 'it must be a JSON object with types, primaryType, domain and message, and nothing else',
  duplicateKey: 'a key occurs twice in one object',
  types: 'a type is invalid',
  missingType: 'a type is not declared',
  cycle: 'a type contains itself',
  domain: 'the domain is not one of EIP-712',
  chain: 'the domain is of another chain than the site has selected',
  missingValue: 'a value is missing',
  extraValue: 'a value has no type, so it would not be signed',
  value: 'a value does not fit its type',
};

/**
 * Reads `eth_signTypedData_v4` (EIP-712) for the chain that the site has selected.
 *
 * @throws RequestError
 */
export function readTypedDataRequest(request: ConnectedRequest): ParsedSiteRequest {
  const [signer, data] = parameterList(request.params, 2);
  if (signer === undefined || signer === null)
    throw new RequestError('The first parameter must be an address.');
  const address = readSigner(signer, 'the first parameter', request.site);
  const chainId = requestChain(request);
  const text = textOf(data);
  try {
    parseTypedData(text, chainId);
  } catch (cause) {
    if (!(cause instanceof TypedDataError)) throw cause;
    const place = cause.path === '' ? '' : ` at ${quoteInput(cause.path)}`;
    throw new RequestError(`The typed data is refused${place}: ${faults[cause.reason]}.`, undefined, {
      cause,
    });
  }
  return { kind: 'typedData', address, chainId, text };
}

function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  if (!isRecord(data)) {
    throw new RequestError(`The typed data must be JSON or an object, not ${quoteInput(data)}.`);
  }
  try {
    return JSON.stringify(data);
  } catch (cause) {
    // A cycle, or a bigint.
    throw new RequestError('The typed data cannot be written as JSON.', undefined, { cause });
  }
}
