import { loadTranslation } from '../text/loadTranslation.ts';
import { documentDirection } from './documentDirection.ts';
import { mirror } from './mirror.ts';

/**
 * Loads the texts of the user's language, and for one that is written from right to left the code that mirrors styles, before
 * anything is drawn. Nothing is loaded for the source language.
 *
 * @throws TypeError if a file could not be loaded
 */
export async function loadLanguage(): Promise<void> {
  const mirrored =
    documentDirection() === 'rtl' &&
    import('./RightToLeft.tsx').then(({ RightToLeft }) => mirror.set(RightToLeft));
  await Promise.all([loadTranslation(), mirrored]);
}
