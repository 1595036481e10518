/** Numbers of words a mnemonic can have (BIP-39). */
export const phraseLengths: readonly number[] = [12, 15, 18, 21, 24];
