/**
 * Replaces ethers' own copy of the English word list (4 kB), which its HD wallets import: the wallet checks
 * phrases with that of @scure/bip39 (docs/decisions/0020-ethers-without-aes-js.md).
 */
export const LangEn = {
  /** @throws Error always: this build derives keys from seeds, and reads no phrase with ethers. */
  wordlist(): never {
    throw new Error(
      "This build has no word list of ethers: take its alias out of vite.config.ts to use ethers' phrases",
    );
  },
};
