/** Limits of typed data, so that none takes long. */
export const typedDataLimits = {
  /** Characters of the pasted text. */
  text: 131_072,
  /** Declared structs, and members of all of them. */
  structs: 64,
  members: 512,
  /** Values, nested ones included. */
  values: 4_096,
  /** Depth of nested structs and lists. */
  depth: 16,
} as const;
