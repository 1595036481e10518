/**
 * Replaces aes-js (18 kB), the cipher of keystore files, which ethers imports for HD wallets
 * (docs/decisions/0020-ethers-without-aes-js.md).
 *
 * @throws Error always: this build reads and writes no keystore.
 */
function refuse(): never {
  throw new Error('This build has no aes-js: take its alias out of vite.config.ts to use keystores');
}

export { refuse as CBC, refuse as CTR, refuse as pkcs7Strip };
