import type { KeyUsage } from './KeyUsage.ts';

/** Returns the time a key was last used; undefined if no use is recorded. */
export function lastUseOf(keyId: string, usage: readonly KeyUsage[]): Date | undefined {
  return usage
    .filter((each) => each.keyId === keyId)
    .map(({ lastUsedAt }) => lastUsedAt)
    .reduce<Date | undefined>((last, time) => (last && last >= time ? last : time), undefined);
}
