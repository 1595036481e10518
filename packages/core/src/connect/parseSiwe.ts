import { getAddress } from 'ethers/address';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { parseDateTime } from './parseDateTime.ts';
import type { SiweMessage } from './SiweMessage.ts';
import { isAuthority, isUri } from './uriSyntax.ts';

/** Field that breaks the syntax; 'layout' for an empty line that is missing, or a line that is too much. */
export type SiweFault = keyof SiweMessage | 'layout';

/** A sign-in message, or the first field that is not as ERC-4361 writes it. */
export type ParsedSiwe =
  | { readonly message: SiweMessage; readonly fault?: undefined }
  | { readonly fault: SiweFault; readonly message?: undefined };

const SIGN_IN = /wants you to sign in with your ethereum account/i;
const FIRST_LINE =
  /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?(.*) wants you to sign in with your Ethereum account:$/;
/** Reserved and unreserved characters of RFC 3986, and spaces. */
const STATEMENT = /^[A-Za-z0-9._~:/?#[\]@!$&'()*+,;= -]*$/;
const REQUEST_ID = /^(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})*$/;

class SyntaxFault extends Error {
  readonly field: SiweFault;

  constructor(field: SiweFault) {
    super(`A sign-in message with a fault: ${field}`);
    this.field = field;
  }
}

/**
 * Reads a sign-in message by the grammar of ERC-4361; lower-case addresses are refused.
 *
 * @returns undefined for a text that does not ask for a sign-in with Ethereum
 */
export function parseSiwe(text: string): ParsedSiwe | undefined {
  if (!SIGN_IN.test(text)) return undefined;
  try {
    return { message: readLines(text.split('\n')) };
  } catch (error) {
    if (error instanceof SyntaxFault) return { fault: error.field };
    throw error;
  }
}

function readLines(lines: readonly string[]): SiweMessage {
  const [, scheme, domain = ''] = FIRST_LINE.exec(lines[0] ?? '') ?? [];
  demand(isAuthority(domain), 'domain');
  const address = lines[1] ?? '';
  demand(isEvmAddress(address) && getAddress(address) === address, 'address');
  demand(lines[2] === '', 'layout');
  // A statement may be empty: then three empty lines follow the address.
  const hasStatement = lines[3] !== '' || lines[4] === '';
  const statement = hasStatement ? lines[3] : undefined;
  if (statement !== undefined) {
    demand(STATEMENT.test(statement), 'statement');
    // A second line of a statement is in the place of the empty one.
    demand(lines[4] === '', 'statement');
  }
  const fields = new FieldLines(lines.slice(hasStatement ? 5 : 4));
  const message: SiweMessage = {
    scheme,
    domain,
    address,
    statement,
    uri: fields.take('URI: ', 'uri', isUri),
    version: fields.take('Version: ', 'version', (version) => version === '1') as '1',
    chainId: Number(fields.take('Chain ID: ', 'chainId', isChainId)),
    nonce: fields.take('Nonce: ', 'nonce', (nonce) => /^[A-Za-z0-9]{8,}$/.test(nonce)),
    issuedAt: fields.take('Issued At: ', 'issuedAt', isDateTime),
    expirationTime: fields.takeOptional('Expiration Time: ', 'expirationTime', isDateTime),
    notBefore: fields.takeOptional('Not Before: ', 'notBefore', isDateTime),
    requestId: fields.takeOptional('Request ID: ', 'requestId', (id) => REQUEST_ID.test(id)),
    resources: fields.takeResources(),
  };
  demand(fields.isAtEnd, 'layout');
  return message;
}

/** Lines `Name: value`, taken in their order. */
class FieldLines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#lines.length;
  }

  take(name: string, field: SiweFault, isValid: (value: string) => boolean): string {
    const value = this.takeOptional(name, field, isValid);
    if (value === undefined) throw new SyntaxFault(field);
    return value;
  }

  takeOptional(name: string, field: SiweFault, isValid: (value: string) => boolean): string | undefined {
    const line = this.#lines[this.#next];
    if (!line?.startsWith(name)) return undefined;
    this.#next += 1;
    const value = line.slice(name.length);
    demand(isValid(value), field);
    return value;
  }

  takeResources(): readonly string[] {
    if (this.#lines[this.#next] !== 'Resources:') return [];
    const resources = this.#lines.slice(this.#next + 1).map((line) => {
      demand(line.startsWith('- ') && isUri(line.slice(2)), 'resources');
      return line.slice(2);
    });
    this.#next = this.#lines.length;
    return resources;
  }
}

function demand(isFulfilled: boolean, field: SiweFault): void {
  if (!isFulfilled) throw new SyntaxFault(field);
}

function isChainId(text: string): boolean {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
}

function isDateTime(text: string): boolean {
  return parseDateTime(text) !== undefined;
}
