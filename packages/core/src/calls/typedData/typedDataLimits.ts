/** How much typed data is read, so that none takes long. */
export const typedDataLimits = {
  /** Characters of the pasted text. */
  text: 131_072,
  /** Structs that are declared, and members of all of them. */
  structs: 64,
  members: 512,
  /** Values, those inside others included. */
  values: 4_096,
  /** Structs and lists in one another. */
  depth: 16,
} as const;
