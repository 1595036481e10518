import type { SendDependencies } from './sendEvent.ts';
import { postGuarded } from './postGuarded.ts';

/** Exemptions of webhooks' URLs: receivers on this machine are allowed on the emulators, so that a local stack can be tried. */
export const webhookExemptions = { allowsLocal: process.env['FUNCTIONS_EMULATOR'] === 'true' };

/** Posts to a webhook's URL. */
export const postToWebhook: SendDependencies['post'] = (url, post) =>
  postGuarded(url, post, webhookExemptions);
