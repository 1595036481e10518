import { containsApiKey } from './containsApiKey.ts';
import { containsEntropy } from './containsEntropy.ts';
import { containsPhrase } from './containsPhrase.ts';
import { containsPrivateKey } from './containsPrivateKey.ts';

/** A secret that nobody may be asked for, and that must not leave the person's device. */
export type SecretKind = 'phrase' | 'privateKey' | 'apiKey';

/**
 * Finds a recovery phrase (BIP-39, English), its entropy in hex, a private key or an API key in what somebody is about to
 * send, or undefined when there is none. Phrases in other languages are found by `secretInConversation`, which loads their lists.
 *
 * What people ask is let through; so is a transaction hash that is called one. A list of words that could be a phrase is
 * taken for one, also with a wrong word or in another order.
 */
export function secretInText(text: string): SecretKind | undefined {
  if (containsPhrase(text)) return 'phrase';
  if (containsApiKey(text)) return 'apiKey';
  return containsPrivateKey(text) || containsEntropy(text) ? 'privateKey' : undefined;
}
