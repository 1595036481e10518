import type { TextId } from '@everything-wallet/core/texts/texts';
import { z } from 'zod';
import type { VaultCall } from './vaultQuestions.ts';

const text = z.string();
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

const signed = z.strictObject({
  signedTransaction: z.string().regex(/^0x[0-9a-f]+$/),
  txHash: z.string().regex(/^0x[0-9a-f]{64}$/),
});

/** r, s and v (secp256k1). */
const signature = z.string().regex(/^0x[0-9a-f]{130}$/);

/** Answers of the worker: texts of vaults, addresses and signed bytes. */
export const vaultAnswers = {
  create: z.strictObject({ text }),
  createWithPasskey: z.strictObject({ text }),
  /** With a new text where the password was rehashed with a higher cost. */
  unlock: z.strictObject({ text: text.optional() }),
  unlockWithPasskey: z.strictObject({}),
  address: z.strictObject({ address }),
  addresses: z.strictObject({ addresses: z.array(address) }),
  sign: signed,
  signCall: signed,
  signTypedData: z.strictObject({ signature }),
  signPersonalMessage: z.strictObject({ signature }),
  changePassword: z.strictObject({ text }),
  changePasswordByPasskey: z.strictObject({ text }),
  checkPassword: z.strictObject({}),
  addPasskey: z.strictObject({ text }),
  removePasskey: z.strictObject({ text }),
  backup: z.strictObject({ text }),
  /** The only answer with the phrase: its owner wants to read it, and has entered the password. */
  showPhrase: z.strictObject({ phrase: z.string() }),
  checkPhrase: z.strictObject({}),
  /** SHA-256, in hex: its input has at least 128 bits of entropy from the phrase. */
  markWords: z.strictObject({ mark: z.string().regex(/^[0-9a-f]{64}$/) }),
} as const satisfies Record<VaultCall, z.ZodType>;

export type VaultOutput<Call extends VaultCall> = z.infer<(typeof vaultAnswers)[Call]>;

/** Possible failures of the worker, as text ids. Nothing else is returned: an error may quote a secret. */
const failures = [
  'call.error.notAccepted',
  'call.error.notShown',
  'send.error.failed',
  'send.error.feeNotCovered',
  'send.error.feeRose',
  'send.error.insufficientTokens',
  'send.error.invalidPhrase',
  'send.error.phraseMismatch',
  'vault.error.damaged',
  'vault.error.failed',
  'vault.error.foreign',
  'vault.error.locked',
  'vault.error.memory',
  'vault.error.newer',
  'vault.error.passkey',
  'vault.error.password',
] as const satisfies readonly TextId[];

export const vaultFailureSchema = z.enum(failures);
export type VaultFailure = z.infer<typeof vaultFailureSchema>;

/** Answer message to the page. */
export const answerSchema = z.union([
  z.strictObject({ id: z.number(), output: z.unknown() }),
  z.strictObject({ id: z.number(), failure: vaultFailureSchema }),
]);
