import { getAddress } from 'ethers/address';
import { getBytes } from 'ethers/utils';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import type { PersonalMessage } from '../calls/typedData/hashPersonalMessage.ts';
import { isWellFormed } from '../calls/typedData/isWellFormed.ts';
import { checkSiwe, type SiweProblem } from './checkSiwe.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { parameterList } from './parameterList.ts';
import { parseSiwe } from './parseSiwe.ts';
import { quoteInput } from './quoteInput.ts';
import { readSigner } from './readSigner.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';
import { requestChain } from './requestChain.ts';
import type { SiweMessage } from './SiweMessage.ts';
import type { SitePermission } from './SitePermission.ts';

/** 128 kB. */
const MAX_MESSAGE_BYTES = 131_072;

/**
 * Reads `personal_sign` (EIP-191). The third parameter, a password in old examples, is not read.
 *
 * @throws RequestError
 */
export function readPersonalSign(request: ConnectedRequest): ParsedSiteRequest {
  const { params, site, now } = request;
  const [first, second] = parameterList(params, 2, 3);
  const isSwapped = !isAccount(second, site) && isAccount(first, site);
  const [text, signer] = isSwapped ? [second, first] : [first, second];
  if (signer === undefined || signer === null)
    throw new RequestError('The second parameter must be an address.');
  const address = readSigner(signer, isSwapped ? 'the first parameter' : 'the second parameter', site);
  requestChain(request);
  const message = readMessage(text);
  const parsed = parseSiwe(textOf(message));
  if (!parsed) return { kind: 'personal', address, message };
  if (!parsed.message) {
    throw new RequestError(
      `The message asks for a sign-in with Ethereum, but is not as ERC-4361 writes it: ${parsed.fault}.`,
    );
  }
  const problem = checkSiwe(parsed.message, { origin: site.origin, address, chainIds: site.chainIds, now });
  if (problem) throw new RequestError(messageOf(problem, parsed.message));
  return { kind: 'personal', address, message, siwe: parsed.message };
}

function isAccount(value: unknown, { accounts }: SitePermission): boolean {
  return typeof value === 'string' && isEvmAddress(value) && accounts.includes(getAddress(value));
}

function readMessage(value: unknown): PersonalMessage {
  if (typeof value !== 'string' || !isWellFormed(value)) {
    throw new RequestError(`The message must be hex or a well-formed text, not ${quoteInput(value)}.`);
  }
  const isHex = value.length % 2 === 0 && /^0x[0-9a-fA-F]*$/.test(value);
  const bytes = isHex ? (value.length - 2) / 2 : new TextEncoder().encode(value).length;
  if (bytes > MAX_MESSAGE_BYTES) {
    throw new RequestError(`The message must have at most ${MAX_MESSAGE_BYTES} bytes.`);
  }
  return isHex ? { form: 'hex', hex: value.toLowerCase() } : { form: 'text', text: value };
}

/** Returns the text of a message; empty for other bytes. */
function textOf(message: PersonalMessage): string {
  if (message.form === 'text') return message.text;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(getBytes(message.hex));
  } catch {
    return '';
  }
}

function messageOf(problem: SiweProblem, { expirationTime, notBefore }: SiweMessage): string {
  switch (problem.type) {
    case 'userInfo':
      return 'The domain of the sign-in message has a user name.';
    case 'otherDomain':
      return `The sign-in message is for ${quoteInput(problem.domain)}, but the site is '${problem.host}'.`;
    case 'otherScheme':
      return `The sign-in message has the scheme ${quoteInput(problem.scheme)}, but the site has '${problem.expected}'.`;
    case 'otherAccount':
      return 'The sign-in message is for another account than the one that signs.';
    case 'otherChain':
      return `The sign-in message is for chain ${problem.chainId}, to which the site is not connected.`;
    case 'expired':
      return `The sign-in message expired at ${quoteInput(expirationTime)}.`;
    case 'notYetValid':
      return `The sign-in message is not valid before ${quoteInput(notBefore)}.`;
  }
}
