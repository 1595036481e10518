import type { Call, TokenStandard } from '@everything-wallet/core/calls/Call';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { networks, type NetworkId } from '@everything-wallet/core/networks/networks';
import { z } from 'zod';

const password = z.string();
const text = z.string();
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const index = z.int().min(0);
const amount = z.bigint().min(0n);

const account = z.strictObject({ address, index });

/** What a passkey's PRF answers (WebAuthn Level 3 §10.1.4); the worker overwrites it. */
const prfOutput = z.instanceof(Uint8Array<ArrayBuffer>).refine(({ length }) => length === 32);

const fees = z.strictObject({
  gasLimit: amount,
  gasPrice: amount,
  maxPriorityFeePerGas: amount.optional(),
  l1Fee: amount.optional(),
  nonce: z.int().min(0),
});

/** A transfer, its network by name: the chain id comes from the worker's own list. */
const transfer = z.strictObject({
  from: address,
  to: address,
  amount,
  networkId: z.enum(networks.map(({ id }) => id) as [NetworkId, ...NetworkId[]]),
  fees,
  shownTotal: amount,
  token: z.strictObject({ contract: address, balance: amount, coinBalance: amount }).optional(),
});

const hex = z.string().regex(/^0x([0-9a-fA-F]{2})*$/);

/** A call; what was shown of it, and the warnings, are compared with what the worker itself finds in the bytes, to the last field. */
const call = z.strictObject({
  from: address,
  transaction: z.strictObject({ to: address, value: amount, data: hex, chainId: z.int().positive() }),
  shown: z.custom<Call>(isRecord),
  accepted: z.array(z.custom<CallWarning>(isRecord)),
  facts: z
    .strictObject({
      standard: z.enum(['erc20', 'erc721', 'erc1155'] satisfies TokenStandard[]).optional(),
      wrappedCoin: address.optional(),
    })
    .optional(),
  fees,
  shownTotal: amount,
});

/** What one question may ask for, so that the worker is not kept from signing for long. */
const MAX_ADDRESSES = 500;

const digest = z.string().regex(/^0x[0-9a-f]{64}$/);

/** Compared with what the worker itself warns of. */
const acceptedOfMessage = z.array(z.custom<SignatureWarning>(isRecord));

/** Typed data as a text, which the worker reads itself. */
const typedData = z.strictObject({
  text: z.string(),
  chainId: z.int().positive(),
  shownDigest: digest,
  accepted: acceptedOfMessage,
});

const message = z.strictObject({
  message: z.discriminatedUnion('form', [
    z.strictObject({ form: z.literal('text'), text: z.string() }),
    z.strictObject({ form: z.literal('hex'), hex }),
  ]),
  shownDigest: digest,
  accepted: acceptedOfMessage,
});

/** What the worker may be asked, and with what; it answers as `vaultAnswers` says. */
export const vaultQuestions = {
  /** Encrypts a phrase, and keeps it open. */
  create: z.strictObject({ userId: z.string(), phrase: z.string(), password, account: account.optional() }),
  /** Opens a vault. */
  unlock: z.strictObject({ userId: z.string(), text, password, account: account.optional() }),
  unlockWithPasskey: z.strictObject({ userId: z.string(), text, prfOutput }),
  address: z.strictObject({ index }),
  addresses: z.strictObject({ indices: z.array(index).max(MAX_ADDRESSES) }),
  sign: z.strictObject({ index, transfer }),
  signCall: z.strictObject({ index, call }),
  signTypedData: z.strictObject({ index, data: typedData }),
  signPersonalMessage: z.strictObject({ index, toSign: message }),
  changePassword: z.strictObject({ password, next: password }),
  /** The same for whoever has forgotten the password, by the passkey's answer of now. */
  changePasswordByPasskey: z.strictObject({ prfOutput, next: password }),
  checkPassword: z.strictObject({ password }),
  /** Makes a passkey open it as well; whoever asks has shown the password. */
  addPasskey: z.strictObject({ credential: z.string(), salt: z.string(), prfOutput }),
  removePasskey: z.strictObject({ password }),
  backup: z.strictObject({}),
  showPhrase: z.strictObject({ password }),
  /** Whether a phrase is that of an account; opens nothing. */
  checkPhrase: z.strictObject({ phrase: z.string(), account }),
  /** The mark of the words that a vault's text holds: those of a phrase, or of the open vault. */
  markWords: z.strictObject({ text, phrase: z.string().optional() }),
} as const;

export type VaultCall = keyof typeof vaultQuestions;
export type VaultInput<Call extends VaultCall> = z.infer<(typeof vaultQuestions)[Call]>;

/** A question as it comes to the worker. */
export const questionSchema = z.strictObject({
  id: z.int(),
  call: z.enum(Object.keys(vaultQuestions) as [VaultCall, ...VaultCall[]]),
  input: z.unknown(),
});

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
