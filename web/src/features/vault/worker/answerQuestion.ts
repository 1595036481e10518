import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { z } from 'zod';
import { vaultFailureSchema, type answerSchema, type VaultFailure } from './vaultAnswers.ts';
import type { VaultKeeper } from './VaultKeeper.ts';
import { questionSchema, vaultQuestions } from './vaultQuestions.ts';

type Answer = z.infer<typeof answerSchema>;

/**
 * Answers a message that came to the worker; undefined where it is no question of ours.
 *
 * A failure is answered by its message's id alone: what a library says of it may quote a secret.
 */
export async function answerQuestion(keeper: VaultKeeper, message: unknown): Promise<Answer | undefined> {
  const question = questionSchema.safeParse(message).data;
  if (!question) return undefined;
  const { id, call } = question;
  try {
    const input = vaultQuestions[call].parse(question.input);
    // The question was checked by the schema of the same name as the handler.
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
