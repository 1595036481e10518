import { callWarnings } from '@everything-wallet/core/calls/callWarnings';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { hashPersonalMessage } from '@everything-wallet/core/calls/typedData/hashPersonalMessage';
import { hashTypedData } from '@everything-wallet/core/calls/typedData/hashTypedData';
import { parseTypedData } from '@everything-wallet/core/calls/typedData/parseTypedData';
import { personalMessageWarnings } from '@everything-wallet/core/calls/typedData/personalMessageWarnings';
import { signPersonalMessage } from '@everything-wallet/core/calls/typedData/signPersonalMessage';
import { signTypedData } from '@everything-wallet/core/calls/typedData/signTypedData';
import type { TypedData } from '@everything-wallet/core/calls/typedData/TypedData';
import { TypedDataError } from '@everything-wallet/core/calls/typedData/TypedDataError';
import { typedDataWarnings } from '@everything-wallet/core/calls/typedData/typedDataWarnings';
import { verifySignature } from '@everything-wallet/core/calls/typedData/verifySignature';
import { networks } from '@everything-wallet/core/networks/networks';
import { signCall } from '@everything-wallet/core/transactions/signCall';
import { maxFee, type TransferFees } from '@everything-wallet/core/transactions/transferFees';
import { HDNodeWallet, Transaction } from 'ethers';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../production/Tally.ts';

type Fields = Readonly<Record<string, string | number | null | undefined>>;

interface Vector {
  readonly name?: string;
  readonly parameters: Fields & { readonly data?: unknown };
  readonly result: Fields;
}

interface VectorFile {
  readonly setup: { readonly mnemonic: string };
  readonly tests: readonly Vector[];
}

const TRANSACTIONS = [
  'sign_tx.json',
  'sign_tx_eip155.json',
  'sign_tx_eip1559.json',
  'sign_tx_erc20.json',
  'sign_tx_clear_signing.json',
  'sign_tx_staking.json',
  'sign_tx_staking_eip1559.json',
  'sign_tx_external_definitions.json',
];

/**
 * Signs the transactions, typed data and messages that Trezor publishes with their signatures, by the product's own code.
 *
 * @param directory where their files are
 * @returns how many were what
 */
export async function checkTrezor(tally: Tally, directory: string): Promise<string> {
  const read = (file: string) => JSON.parse(readFileSync(join(directory, file), 'utf8')) as VectorFile;
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  for (const file of TRANSACTIONS) {
    const { setup, tests } = read(file);
    for (const vector of tests) {
      const why = reasonToLeave(vector);
      if (why === undefined)
        await signTransaction(tally, `${file}, ${nameOf(vector)}`, setup.mnemonic, vector);
      else leave(why);
    }
  }
  const typed = read('sign_typed_data.json');
  for (const vector of typed.tests) {
    if (vector.parameters['metamask_v4_compat'] === (false as unknown)) leave('of the version before v4');
    else {
      const refused = signTyped(tally, typed.setup.mnemonic, vector);
      if (refused !== undefined) leave(refused);
    }
  }
  const messages = read('signmessage.json');
  for (const vector of messages.tests) signMessage(tally, messages.setup.mnemonic, vector);
  for (const { parameters } of read('verifymessage.json').tests) {
    const digest = hashPersonalMessage({ form: 'text', text: textOf(parameters, 'msg') });
    const holds = verifySignature(digest, `0x${textOf(parameters, 'sig')}`, textOf(parameters, 'address'));
    tally.expect(holds, `the signature of ${textOf(parameters, 'msg').slice(0, 60)} is not taken`);
  }
  return `left out: ${[...left].map(([why, count]) => `${count} ${why}`).join(', ')}`;
}

function reasonToLeave({ parameters }: Vector): string | undefined {
  if (!networks.some(({ chainId }) => chainId === parameters['chain_id'])) return 'of other networks';
  const type = parameters['tx_type'];
  return type === null || type === undefined ? undefined : 'of a format that no network of ours has';
}

async function signTransaction(tally: Tally, name: string, mnemonic: string, vector: Vector): Promise<void> {
  const { parameters, result } = vector;
  const account = accountOf(mnemonic, parameters);
  const to = textOf(parameters, 'to_address');
  const transaction = {
    to: to === '' ? null : to,
    value: BigInt(textOf(parameters, 'value')),
    data: `0x${textOf(parameters, 'data').replace(/^0x/, '')}`,
    chainId: Number(parameters['chain_id']),
  };
  const tip = parameters['max_priority_fee'];
  const fees: TransferFees = {
    gasLimit: BigInt(textOf(parameters, 'gas_limit')),
    gasPrice: BigInt(textOf(parameters, tip === undefined ? 'gas_price' : 'max_gas_fee')),
    nonce: Number(textOf(parameters, 'nonce')),
    ...(typeof tip === 'string' && { maxPriorityFeePerGas: BigInt(tip) }),
  };
  const shown = decodeCall(transaction);
  const { signedTransaction } = await signCall(account, {
    from: account.address,
    transaction,
    shown,
    accepted: callWarnings(shown, {
      sender: account.address,
      network: undefined,
      now: 0n,
      wrappedCoin: undefined,
    }),
    fees,
    shownTotal: transaction.value + maxFee(fees),
  });
  const { signature, type } = Transaction.from(signedTransaction);
  const v = type === 0 ? Number(signature?.networkV) : signature?.yParity;
  const isSame =
    v === result['sig_v'] &&
    signature?.r === `0x${String(result['sig_r'])}` &&
    signature.s === `0x${String(result['sig_s'])}`;
  tally.expect(isSame, `${name} has another signature`);
}

/** Typed data that others sign and this wallet refuses on purpose. */
const REFUSED: Readonly<Record<string, string>> = {
  extraValue: 'refused for a value that no type names',
  domain: 'refused for a domain that is not of the EIP',
};

/** @returns why it is data that this wallet does not sign; undefined where it does */
function signTyped(tally: Tally, mnemonic: string, vector: Vector): string | undefined {
  const { parameters, result } = vector;
  const [text, chainId] = [JSON.stringify(parameters.data), chainOf(parameters.data)];
  let data: TypedData;
  try {
    data = parseTypedData(text, chainId);
  } catch (error) {
    const reason = error instanceof TypedDataError ? REFUSED[error.reason] : undefined;
    if (reason === undefined) throw error;
    return reason;
  }
  const { domainHash, messageHash, digest } = hashTypedData(data);
  const account = accountOf(mnemonic, parameters);
  const now = BigInt(Math.floor(Date.now() / 1000));
  const accepted = typedDataWarnings(data, { signer: account.address, chainId, now });
  const isSame =
    domainHash === parameters['domain_separator_hash'] &&
    (messageHash ?? null) === (parameters['message_hash'] ?? null) &&
    signTypedData(account, { text, chainId, shownDigest: digest, accepted }) === result['sig'];
  tally.expect(isSame, `typed data, ${nameOf(vector)}: another digest or signature`);
  return undefined;
}

function signMessage(tally: Tally, mnemonic: string, { parameters, result }: Vector): void {
  const text = textOf(parameters, 'msg');
  const message = { form: 'text', text } as const;
  const signature = signPersonalMessage(accountOf(mnemonic, parameters), {
    message,
    shownDigest: hashPersonalMessage(message),
    accepted: personalMessageWarnings(message),
  });
  tally.expect(signature === `0x${String(result['sig'])}`, `${text.slice(0, 60)} has another signature`);
}

function accountOf(mnemonic: string, parameters: Fields): HDNodeWallet {
  return HDNodeWallet.fromPhrase(mnemonic, '', textOf(parameters, 'path'));
}

function chainOf(data: unknown): number {
  const { domain } = data as { readonly domain: { readonly chainId?: number | string } };
  return Number(domain.chainId ?? 1);
}

function nameOf({ name, parameters }: Vector): string {
  return name ?? textOf(parameters, 'comment');
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
