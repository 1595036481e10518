import type { Text } from '../text/useText.ts';

/**
 * What an account is called: the name that its owner gave it, or 'Account N'.
 *
 * @param number its place by time of creation, from 1
 */
export function accountName(
  { name }: { readonly name?: string | undefined },
  number: number,
  t: Text,
): string {
  return name ?? t('accounts.label', { number });
}
