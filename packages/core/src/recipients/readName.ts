import { ens_normalize } from '@adraffy/ens-normalize';
import { WalletError } from '../errors/WalletError.ts';
import { MAX_NAME_LENGTH } from './isNameLike.ts';

/** Characters that are not confusable. */
const PLAIN = /^[a-z0-9._-]$/;

/**
 * Zero-width joiner and emoji presentation: they join several characters into one and are not visible themselves.
 */
const JOINERS = new Set(['\u200D', '\uFE0F']);

/** A name in the registry's form. */
export interface ReadName {
  /** Normalised (ENSIP-15). */
  readonly name: string;
  /**
   * Its characters beyond a to z, 0 to 9, hyphen and underscore, each once: they may be confused with others.
   */
  readonly unusual: readonly string[];
}

/**
 * Reads a typed name (ENSIP-15).
 *
 * @throws WalletError 'send.error.nameConfusable' for letters of several alphabets, or that resemble another
 * alphabet's
 * @throws WalletError 'send.error.nameInvalid' for everything else that does not normalise
 */
export function readName(text: string): ReadName {
  const trimmed = text.trim();
  if (trimmed.length > MAX_NAME_LENGTH) throw new WalletError('send.error.nameInvalid');
  let name: string;
  try {
    name = ens_normalize(trimmed);
  } catch (cause) {
    // The library begins its messages with the fault: 'illegal mixture', 'whole-script confusable', …
    const isConfusable = cause instanceof Error && /confusable|mixture/.test(cause.message);
    throw new WalletError(isConfusable ? 'send.error.nameConfusable' : 'send.error.nameInvalid', { cause });
  }
  if (name.split('.').some((label) => label === '')) throw new WalletError('send.error.nameInvalid');
  const unusual = new Set(
    Array.from(name).filter((character) => !PLAIN.test(character) && !JOINERS.has(character)),
  );
  return { name, unusual: [...unusual] };
}
