import type { ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import { refusalSentence } from '../../lib/text/refusalSentence.ts';

/** Returns the reason of a refusal: in the language of the interface if its text is known here, else the server's sentence. */
export function refusalReason({ text, error, retryAfterSeconds }: ChatRefusal): string {
  return (text && refusalSentence(text, retryAfterSeconds)) ?? error;
}
