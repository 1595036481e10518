/** Whether a key works on testnets alone: it begins with ew_test_. */
export function isTestKey(key: string): boolean {
  return key.startsWith('ew_test_');
}
