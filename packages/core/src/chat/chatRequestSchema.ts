import { z } from 'zod';
import { chatLimits } from './chatLimits.ts';

const chatMessageSchema = z.strictObject({
  role: z.enum(['user', 'assistant'], { error: 'must be user or assistant' }),
  content: z
    .string()
    .max(chatLimits.characters, `must have at most ${chatLimits.characters} characters`)
    .refine((content) => content.trim() !== '', 'must not be blank'),
});

/**
 * Request to the support chat: the conversation so far, the question last (docs/product.md §7, support-chat).
 */
export const chatRequestSchema = z.strictObject({
  messages: z
    .array(chatMessageSchema)
    .min(1, 'must hold at least one message')
    .max(chatLimits.messages, `must hold at most ${chatLimits.messages} messages`)
    .refine((messages) => messages.at(-1)?.role === 'user', 'must end with a message of the user'),
});

/** One message of a conversation (docs/product.md §3, Chat message). */
export type ChatMessage = z.infer<typeof chatMessageSchema>;
