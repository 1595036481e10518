import { isRecord } from '../calls/typedData/isRecord.ts';
import { hasInvisibleCharacters } from '../strings/hasInvisibleCharacters.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { onlyObject } from './onlyObject.ts';
import { quoteInput } from './quoteInput.ts';
import { readAddress } from './readAddress.ts';
import { readChainId } from './readChainId.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';
import { requestChain } from './requestChain.ts';

const MAX_SYMBOL_CHARACTERS = 11;
const MAX_DECIMALS = 36;

/**
 * Reads `wallet_watchAsset` (EIP-747) for an ERC-20 token. Its image is not read: the wallet fetches nothing
 * for a site.
 *
 * @throws RequestError
 */
export function readWatchAsset(request: ConnectedRequest): ParsedSiteRequest {
  const { type, options } = isRecord(request.params) ? request.params : onlyObject(request.params);
  if (type !== 'ERC20') throw new RequestError(`type must be 'ERC20', not ${quoteInput(type)}.`);
  if (!isRecord(options)) throw new RequestError(`options must be an object, not ${quoteInput(options)}.`);
  const chainId = requestChain(request);
  checkChain(options['chainId'], chainId);
  return {
    kind: 'watchAsset',
    chainId,
    address: readAddress(options['address'], 'options.address'),
    symbol: readSymbol(options['symbol']),
    decimals: readDecimals(options['decimals']),
  };
}

/** EIP-747 writes the chain id as a number; sites write hex too. */
function checkChain(value: unknown, selected: number): void {
  if (value === undefined || value === null || value === selected) return;
  if (typeof value === 'number' || readChainId(value, 'options.chainId') !== selected) {
    throw new RequestError(
      `options.chainId is ${quoteInput(value)}, but the site has selected chain 0x${selected.toString(16)}.`,
    );
  }
}

function readSymbol(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (
    typeof value !== 'string' ||
    value.trim() === '' ||
    value.length > MAX_SYMBOL_CHARACTERS ||
    hasInvisibleCharacters(value)
  ) {
    throw new RequestError(
      `options.symbol must be a text of 1 to ${MAX_SYMBOL_CHARACTERS} visible characters, not ${quoteInput(value)}.`,
    );
  }
  return value;
}

/** Sites write the number as a text too. */
function readDecimals(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  const decimals = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  if (
    typeof decimals !== 'number' ||
    !Number.isInteger(decimals) ||
    decimals < 0 ||
    decimals > MAX_DECIMALS
  ) {
    throw new RequestError(
      `options.decimals must be a whole number from 0 to ${MAX_DECIMALS}, not ${quoteInput(value)}.`,
    );
  }
  return decimals;
}
