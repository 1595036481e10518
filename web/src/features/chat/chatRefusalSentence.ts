import type { ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { language } from '../../lib/language/language.ts';
import { loadTexts } from '../../lib/text/loadTexts.ts';
import { refusalSentence } from '../../lib/text/refusalSentence.ts';

/**
 * Returns the sentence of a refusal in the language of the interface; as the server sent it if that is the source
 * language, or if the text cannot be loaded. A visitor has no texts of the server before.
 */
export async function chatRefusalSentence({ error, text, retryAfterSeconds }: ChatRefusal): Promise<string> {
  if (language === SOURCE_LANGUAGE || !text) return error;
  try {
    const { compiledTexts } = await import('virtual:compiled-texts/chatServer');
    loadTexts(compiledTexts);
  } catch {
    return error;
  }
  return refusalSentence(text, retryAfterSeconds) ?? error;
}
