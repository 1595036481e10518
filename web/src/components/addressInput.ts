/** Attributes of an input for an address: written from left to right in every language, and never corrected. */
export const addressInput = {
  dir: 'ltr',
  spellCheck: false,
  autoCapitalize: 'none',
  style: { fontFamily: 'monospace' },
} as const;
