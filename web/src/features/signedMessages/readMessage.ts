import {
  hashPersonalMessage,
  type PersonalMessage,
} from '@everything-wallet/core/calls/typedData/hashPersonalMessage';
import { hashTypedData, type TypedDataDigests } from '@everything-wallet/core/calls/typedData/hashTypedData';
import { isRecord } from '@everything-wallet/core/calls/typedData/isRecord';
import { isWellFormed } from '@everything-wallet/core/calls/typedData/isWellFormed';
import { meaningOf } from '@everything-wallet/core/calls/typedData/meaningOf';
import { parseTypedData } from '@everything-wallet/core/calls/typedData/parseTypedData';
import { personalMessageWarnings } from '@everything-wallet/core/calls/typedData/personalMessageWarnings';
import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import type { TypedData } from '@everything-wallet/core/calls/typedData/TypedData';
import { TypedDataError } from '@everything-wallet/core/calls/typedData/TypedDataError';
import { typedDataLimits } from '@everything-wallet/core/calls/typedData/typedDataLimits';
import type { TypedDataMeaning } from '@everything-wallet/core/calls/typedData/TypedDataMeaning';
import { typedDataWarnings } from '@everything-wallet/core/calls/typedData/typedDataWarnings';
import { networks } from '@everything-wallet/core/networks/networks';
import { cutText } from '@everything-wallet/core/strings/cutText';
import type { TextId } from '../../texts/texts.ts';
import { visibleText } from '../../lib/text/visibleText.ts';

/** Meaning of hex, bytes or letters; undefined until chosen. */
export type HexForm = PersonalMessage['form'] | undefined;

/** Message to sign or verify, as typed or pasted. */
export interface TypedMessage {
  readonly text: string;
  readonly form: HexForm;
  /** EIP-155 chain id that typed data must have; undefined accepts its own, when only verifying. */
  readonly chainId: number | undefined;
  /** Address of the signer. */
  readonly signer: string;
}

/** Typed data that was read, with its meaning. */
export interface ReadTypedData {
  readonly kind: 'typedData';
  readonly text: string;
  readonly chainId: number;
  readonly data: TypedData;
  readonly digests: TypedDataDigests;
  readonly meaning: TypedDataMeaning;
  readonly digest: string;
  readonly warnings: readonly SignatureWarning[];
}

/** Personal message that was read. */
export interface ReadPersonalMessage {
  readonly kind: 'personal';
  readonly message: PersonalMessage;
  readonly digest: string;
  readonly warnings: readonly SignatureWarning[];
}

/** Result of reading a message: empty, hex with an undecided meaning, a problem, or a message to sign. */
export type ReadMessage =
  | { readonly kind: 'empty' | 'formOpen' }
  | {
      readonly kind: 'refused';
      readonly problem: TextId;
      readonly values: Readonly<Record<string, string>>;
    }
  | ReadTypedData
  | ReadPersonalMessage;

/**
 * Reads a typed or pasted message: typed data for a JSON object with its fields, else a personal message. Refused typed data is never
 * treated as text: it may have been meant as typed data.
 */
export function readMessage({ text, form, chainId, signer }: TypedMessage): ReadMessage {
  if (text === '') return { kind: 'empty' };
  if (text.length > typedDataLimits.text) return refused('sign.refused.tooLarge');
  if (isLikeTypedData(text)) return readTypedData(text, chainId ?? ownChainOf(text) ?? 1, signer);
  if (!isWellFormed(text)) return refused('sign.refused.surrogates');
  if (isHex(text) && form === undefined) return { kind: 'formOpen' };
  const message: PersonalMessage =
    isHex(text) && form === 'hex' ? { form: 'hex', hex: text.trim() } : { form: 'text', text };
  return readPersonalMessage(message);
}

/** Reads a message that is signed as text or bytes, whatever it contains. */
export function readPersonalMessage(message: PersonalMessage): ReadPersonalMessage {
  return {
    kind: 'personal',
    message,
    digest: hashPersonalMessage(message),
    warnings: personalMessageWarnings(message),
  };
}

/** Checks that a text can be bytes in hex. */
export function isHex(text: string): boolean {
  return /^\s*0x([0-9a-f]{2})+\s*$/i.test(text);
}

function readTypedData(text: string, chainId: number, signer: string): ReadMessage {
  try {
    const data = parseTypedData(text, chainId);
    const digests = hashTypedData(data);
    const now = BigInt(Math.floor(Date.now() / 1000));
    return {
      kind: 'typedData',
      text,
      chainId,
      data,
      digests,
      digest: digests.digest,
      meaning: meaningOf(data, signer),
      warnings: typedDataWarnings(data, { signer, chainId, now }),
    };
  } catch (error) {
    if (!(error instanceof TypedDataError)) throw error;
    return refused(`sign.refused.${error.reason}`, {
      path: cutText(visibleText(error.path).text, 80),
      network: networkNamed(ownChainOf(text)),
    });
  }
}

function refused(problem: TextId, values: Readonly<Record<string, string>> = {}): ReadMessage {
  return { kind: 'refused', problem, values };
}

function isLikeTypedData(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  const parts = parsed(text);
  if (parts === undefined) return /"(primaryType|EIP712Domain)"/.test(text);
  return isRecord(parts) && ['types', 'primaryType', 'domain'].some((key) => Object.hasOwn(parts, key));
}

/** Reads the chain id of typed data; undefined without one. */
function ownChainOf(text: string): number | undefined {
  const parts = parsed(text);
  const domain = isRecord(parts) ? parts['domain'] : undefined;
  const chainId = isRecord(domain) ? Number(domain['chainId']) : undefined;
  return chainId !== undefined && Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined;
}

function networkNamed(chainId: number | undefined): string {
  return networks.find((network) => network.chainId === chainId)?.name ?? `${chainId ?? '?'}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
