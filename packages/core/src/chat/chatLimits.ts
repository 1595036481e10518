/** Limits of a conversation with the support chat. */
export const chatLimits = {
  messages: 50,
  /** Characters of one message, in UTF-16 code units as `string.length` counts them. */
  characters: 4_000,
} as const;
