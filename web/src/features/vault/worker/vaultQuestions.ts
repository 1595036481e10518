import type { Call } from '@everything-wallet/core/calls/Call';
import type { TokenStandard } from '@everything-wallet/core/tokens/TokenStandard';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { SignatureWarning } from '@everything-wallet/core/calls/typedData/SignatureWarning';
import { networks, type NetworkId } from '@everything-wallet/core/networks/networks';
import { callConsentSchema } from '@everything-wallet/core/schemas/callConsent';
import { z } from 'zod';

const password = z.string();
const text = z.string();
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const index = z.int().min(0);
const amount = z.bigint().min(0n);

const account = z.strictObject({ address, index });

/** Output of a passkey's PRF (WebAuthn Level 3 §10.1.4); the worker overwrites it. */
const prfOutput = z.instanceof(Uint8Array<ArrayBuffer>).refine(({ length }) => length === 32);

const passkeyAnswer = { credential: z.string(), salt: z.string(), prfOutput };

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

/** A call; its shown content and warnings are compared with what the worker decodes from the bytes, to the last field. */
const call = z.strictObject({
  from: address,
  transaction: z.strictObject({
    to: address.nullable(),
    value: amount,
    data: hex,
    chainId: z.int().positive(),
  }),
  shown: z.custom<Call>(isRecord),
  accepted: z.array(z.custom<CallWarning>(isRecord)),
  consent: callConsentSchema.optional(),
  facts: z
    .strictObject({
      standard: z.enum(['erc20', 'erc721', 'erc1155'] satisfies TokenStandard[]).optional(),
      wrappedCoin: address.optional(),
    })
    .optional(),
  fees,
  shownTotal: amount,
});

/** Maximum addresses per question, so that the worker is not blocked from signing for long. */
const MAX_ADDRESSES = 500;

const digest = z.string().regex(/^0x[0-9a-f]{64}$/);

/** Compared with the worker's own warnings. */
const acceptedOfMessage = z.array(z.custom<SignatureWarning>(isRecord));

/** Typed data as text, which the worker parses itself. */
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

/** Questions to the worker; `vaultAnswers` has the answers. */
export const vaultQuestions = {
  /** Encrypts a phrase, and leaves it unlocked. */
  create: z.strictObject({ userId: z.string(), phrase: z.string(), password, account: account.optional() }),
  /** Creates a vault with a passkey alone. */
  createWithPasskey: z.strictObject({
    userId: z.string(),
    phrase: z.string(),
    passkey: z.strictObject(passkeyAnswer),
  }),
  /** Unlocks a vault. */
  unlock: z.strictObject({ userId: z.string(), text, password, account: account.optional() }),
  unlockWithPasskey: z.strictObject({ userId: z.string(), text, prfOutput }),
  address: z.strictObject({ index }),
  addresses: z.strictObject({ indices: z.array(index).max(MAX_ADDRESSES) }),
  sign: z.strictObject({ index, transfer }),
  signCall: z.strictObject({ index, call }),
  signTypedData: z.strictObject({ index, data: typedData }),
  signPersonalMessage: z.strictObject({ index, toSign: message }),
  changePassword: z.strictObject({ password, next: password }),
  /** The same for a forgotten password, with a fresh output of the passkey. */
  changePasswordByPasskey: z.strictObject({ prfOutput, next: password }),
  checkPassword: z.strictObject({ password }),
  /** Adds a passkey that unlocks it as well; requires the password. */
  addPasskey: z.strictObject(passkeyAnswer),
  removePasskey: z.strictObject({ password }),
  backup: z.strictObject({}),
  showPhrase: z.strictObject({ password }),
  /** Checks that a phrase is that of an account; unlocks nothing. */
  checkPhrase: z.strictObject({ phrase: z.string(), account }),
  /** Computes the mark of a phrase in a vault's text: a given phrase, or that of the unlocked vault. */
  markWords: z.strictObject({ text, phrase: z.string().optional() }),
} as const;

export type VaultCall = keyof typeof vaultQuestions;
export type VaultInput<Call extends VaultCall> = z.infer<(typeof vaultQuestions)[Call]>;

/** Question message to the worker. */
export const questionSchema = z.strictObject({
  id: z.int(),
  call: z.enum(Object.keys(vaultQuestions) as [VaultCall, ...VaultCall[]]),
  input: z.unknown(),
});

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
