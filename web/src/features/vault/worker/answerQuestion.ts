import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { z } from 'zod';
import { vaultFailureSchema, type answerSchema, type VaultFailure } from './vaultAnswers.ts';
import type { VaultKeeper } from './VaultKeeper.ts';
import { questionSchema, vaultQuestions } from './vaultQuestions.ts';

type Answer = z.infer<typeof answerSchema>;

/**
 * Answers a message to the worker; undefined for an unknown message.
 *
 * A failure is answered only with its text id: a library's own error may quote a secret.
 */
export async function answerQuestion(keeper: VaultKeeper, message: unknown): Promise<Answer | undefined> {
  const question = questionSchema.safeParse(message).data;
  if (!question) return undefined;
  const { id, call } = question;
  try {
    const input = vaultQuestions[call].parse(question.input);
    // The schema of the same name as the handler has validated the question.
    const handle = keeper[call] as (input: unknown) => Promise<unknown>;
    return { id, output: await handle(input) };
  } catch (error) {
    return { id, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): VaultFailure {
  const textId = error instanceof WalletError ? error.textId : undefined;
  return vaultFailureSchema.safeParse(textId).data ?? 'vault.error.failed';
}
