import type { Text } from '../text/useText.ts';

/**
 * Returns the name of an account: the user's own, or 'Account N'.
 *
 * @param number position by time of creation, from 1
 */
export function accountName(
  { name }: { readonly name?: string | undefined },
  number: number,
  t: Text,
): string {
  return name ?? t('accounts.label', { number });
}
