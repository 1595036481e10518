import { compiledTexts } from 'virtual:compiled-texts/chat';
import { loadTexts } from '../../lib/text/loadTexts.ts';

/** Loads the texts of the support chat, for screens without them. */
export function loadChatTexts(): void {
  loadTexts(compiledTexts);
}
