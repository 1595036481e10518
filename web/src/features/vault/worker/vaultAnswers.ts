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

/** What the worker answers: texts of vaults, addresses and signed bytes. */
export const vaultAnswers = {
  create: z.strictObject({ text }),
  /** With another text where the password is now stretched more. */
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
  /** The one answer that holds the phrase: its owner wants to read it, and has given the password anew. */
  showPhrase: z.strictObject({ phrase: z.string() }),
  checkPhrase: z.strictObject({}),
  /** SHA-256, in hex: the words are in it with at least 128 bits that nobody guesses. */
  markWords: z.strictObject({ mark: z.string().regex(/^[0-9a-f]{64}$/) }),
} as const satisfies Record<VaultCall, z.ZodType>;

export type VaultOutput<Call extends VaultCall> = z.infer<(typeof vaultAnswers)[Call]>;

/** What may go wrong in the worker, as the catalogue has it. Nothing else comes out: an error may quote a secret. */
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

/** An answer as it comes to the page. */
export const answerSchema = z.union([
  z.strictObject({ id: z.number(), output: z.unknown() }),
  z.strictObject({ id: z.number(), failure: vaultFailureSchema }),
]);
