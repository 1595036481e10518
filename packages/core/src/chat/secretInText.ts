import { containsApiKey } from './containsApiKey.ts';
import { containsEntropy } from './containsEntropy.ts';
import { containsPhrase } from './containsPhrase.ts';
import { containsPrivateKey } from './containsPrivateKey.ts';

/** A secret that a chat never needs and that must not leave the device. */
export type SecretKind = 'phrase' | 'privateKey' | 'apiKey';

/**
 * Finds a recovery phrase (BIP-39, English), its entropy in hex, a private key or an API key in a text before
 * it is sent; undefined if none. `secretInConversation` loads the lists of other languages and finds
 * phrases in them.
 *
 * Ordinary questions pass, and so does a transaction hash that the text calls one. A list of words that could
 * be a phrase counts as one, also with a wrong word or in another order.
 */
export function secretInText(text: string): SecretKind | undefined {
  if (containsPhrase(text)) return 'phrase';
  if (containsApiKey(text)) return 'apiKey';
  return containsPrivateKey(text) || containsEntropy(text) ? 'privateKey' : undefined;
}
