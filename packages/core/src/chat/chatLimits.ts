/** How much a conversation with the support chat may hold. */
export const chatLimits = {
  messages: 50,
  /** Of one message, in UTF-16 code units as `string.length` counts them. */
  characters: 4_000,
} as const;
