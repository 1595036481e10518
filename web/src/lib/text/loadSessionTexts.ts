import { compiledMessages } from 'virtual:compiled-messages/session';
import { i18n } from './i18n.ts';

/** Adds what screens with a session say to the catalogue. */
export function loadSessionTexts(): void {
  i18n.load('en', compiledMessages);
}
