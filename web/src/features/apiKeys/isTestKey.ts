/** True if a key works on test networks only: it begins with ew_test_. */
export function isTestKey(key: string): boolean {
  return key.startsWith('ew_test_');
}
