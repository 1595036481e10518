import { compiledTexts } from 'virtual:compiled-messages/chat';
import { loadTexts } from '../../lib/text/loadTexts.ts';

/** Loads the words of the support chat, for screens that do not have them. */
export function loadChatTexts(): void {
  loadTexts(compiledTexts);
}
