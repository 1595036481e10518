import { holdsPhrase } from './holdsPhrase.ts';
import { holdsPrivateKey } from './holdsPrivateKey.ts';

/** A secret that nobody may be asked for, and that must not leave the person's device. */
export type SecretKind = 'phrase' | 'privateKey';

/**
 * Finds a recovery phrase (BIP-39, English) or a private key in what somebody is about to send, or undefined when there is
 * none.
 *
 * What people ask is let through; so is a transaction hash that is called one. A list of words that could be a phrase is
 * taken for one, also with a wrong word or in another order.
 */
export function secretInText(text: string): SecretKind | undefined {
  if (holdsPhrase(text)) return 'phrase';
  return holdsPrivateKey(text) ? 'privateKey' : undefined;
}
