/** Returns true on a Mac or another Apple device, where Ctrl-K deletes to the end of the line. */
export function hasCommandKey(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}

/** Returns true if a key opens the search: Ctrl-K, or Cmd-K on Apple devices. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const [wanted, other] = hasCommandKey() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && wanted && !other && !altKey && !shiftKey;
}
