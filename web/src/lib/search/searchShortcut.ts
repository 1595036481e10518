/** Whether this is a Mac or another device of Apple's, where Ctrl-K deletes to the end of the line. */
export function hasCommandKey(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/** Whether a key that was pressed opens the search: Ctrl-K, or Cmd-K on Apple's devices. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [wanted, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey;
}
