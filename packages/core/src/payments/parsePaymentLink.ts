import { getAddress } from 'ethers/address';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import { AmountError } from '../amounts/AmountError.ts';
import { WalletError } from '../errors/WalletError.ts';
import type { TextId } from '../texts/texts.ts';
import { networks, type NetworkId } from '../networks/networks.ts';
import { parseLinkNumber } from './parseLinkNumber.ts';

/** Longer than any payment link. */
const MAX_LENGTH = 1000;

const SCHEME = /^ethereum:/i;
const REQUEST =
  /^(?<target>[^@/?]+)(?:@(?<chainId>[^/?]*))?(?:\/(?<functionName>[^?]*))?(?:\?(?<query>.*))?$/s;
/** A name of the Ethereum Name Service: labels separated by points. */
const ENS_NAME = /^[^\s.:/]+(\.[^\s.:/]+)+$/;
/** Types of the contract ABI: as parameter names they are arguments of a function (EIP-681). */
const ABI_TYPE =
  /^(u?int\d*|u?fixed(\d+x\d+)?|address|bool|bytes\d*|string|function|tuple)?(\(.*\))?(\[\d*\])*$/;
/** Parameters of other link formats that call a contract: ERC-67 and its relatives. */
const CALL_PARAMETERS = ['data', 'bytecode', 'code', 'function'];
/** Suggestions of a link that the wallet determines itself (EIP-681). */
const GAS_PARAMETERS = ['gas', 'gasLimit', 'gasPrice'];
/** Texts for people, which change nothing (BIP-21). */
const TEXT_PARAMETERS = ['label', 'message'];
/** Characters that a text of a link cannot contain unescaped (EIP-681, STRING): they begin another part. */
const DELIMITER = /[?&=@/#]/;

/** Request of a scanned code: a network's coin for an address. */
export interface PaymentRequest {
  /** Checksum address (EIP-55). */
  readonly recipient: string;
  /** Undefined if the link does not name a network. */
  readonly networkId: NetworkId | undefined;
  /** Wei; undefined if the user has to enter it. */
  readonly amount: bigint | undefined;
}

/**
 * Reads a QR code: an address, or a link that requests a payment in coin (EIP-681).
 *
 * Rejects links that request anything else: paying coin to their address would lose it. Also rejects every
 * parameter not known to be harmless, since links of other wallets name tokens, units and recipients in many
 * ways. Ignores suggestions for gas.
 *
 * @throws WalletError that names the problem; its message never repeats the text, which may be a secret
 */
export function parsePaymentLink(text: string): PaymentRequest {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) throw new WalletError('payment.error.malformed');
  if (!SCHEME.test(trimmed)) {
    return { recipient: readAddress(trimmed), networkId: undefined, amount: undefined };
  }
  const { target, chainId, functionName, query } =
    REQUEST.exec(trimmed.replace(SCHEME, '').replace(/^pay-/, ''))?.groups ?? {};
  if (target === undefined) throw new WalletError('payment.error.malformed');
  const recipient = readAddress(target);
  const networkId = chainId === undefined ? undefined : readNetwork(chainId);
  if (functionName !== undefined) {
    throw new WalletError(functionName === 'transfer' ? 'payment.error.token' : 'payment.error.function');
  }
  return { recipient, networkId, amount: query === undefined ? undefined : readAmount(query) };
}

function readAddress(text: string): string {
  if (!text.startsWith('0x') && ENS_NAME.test(text)) throw new WalletError('payment.error.name');
  const problem = recipientProblem(text);
  if (problem === 'send.error.recipientMalformed') throw new WalletError('payment.error.malformed');
  if (problem) throw new WalletError(problem);
  return getAddress(text);
}

function readNetwork(chainId: string): NetworkId {
  const network = networks.find((candidate) => String(candidate.chainId) === chainId);
  if (!network) {
    throw new WalletError(/^\d+$/.test(chainId) ? 'payment.error.network' : 'payment.error.malformed');
  }
  return network.id;
}

/** Reads `value` of a link's parameters, and rejects those that may change its meaning. */
function readAmount(query: string): bigint | undefined {
  const parameters = query.split('&').map((parameter) => {
    const [key = '', ...value] = parameter.split('=');
    return { key, value: value.join('=') };
  });
  const keys = parameters.map(({ key }) => key);
  if (keys.some((key) => CALL_PARAMETERS.includes(key) || (key !== '' && ABI_TYPE.test(key)))) {
    throw new WalletError('payment.error.function');
  }
  const known = ['value', ...GAS_PARAMETERS, ...TEXT_PARAMETERS];
  const isKnown = parameters.every(({ key, value }) => known.includes(key) && isHarmless(key, value));
  if (!isKnown) throw new WalletError('payment.error.unsupported');
  if (keys.length > new Set(keys).size) {
    throw new WalletError(
      keys.filter((key) => key === 'value').length > 1 ? 'payment.error.amount' : 'payment.error.unsupported',
    );
  }
  const parameter = parameters.find(({ key }) => key === 'value');
  return parameter && readNumber(parameter.value);
}

/** True if a parameter has the form its name implies, with nothing hidden after it. */
function isHarmless(key: string, value: string): boolean {
  if (key === 'value') return true;
  if (TEXT_PARAMETERS.includes(key)) return !DELIMITER.test(value);
  try {
    parseLinkNumber(value);
    return true;
  } catch {
    return false;
  }
}

const numberProblems: Record<AmountError['reason'], TextId> = {
  malformed: 'payment.error.amount',
  tooManyDecimals: 'payment.error.amount',
  tooLarge: 'send.error.amountTooLarge',
};

function readNumber(text: string): bigint {
  try {
    return parseLinkNumber(text);
  } catch (cause) {
    if (cause instanceof AmountError) throw new WalletError(numberProblems[cause.reason], { cause });
    throw cause;
  }
}
