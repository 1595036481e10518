/*
 * In place of aes-js, the cipher of keystore files, which ethers imports beside its HD wallets: the wallet reads and
 * writes no such files (docs/decisions/0020-ethers-without-aes-js.md).
 */

const refuse = () => {
  throw new Error('Keystores are not built in: take the alias of aes-js out of web/vite.config.ts.');
};

export class CBC {
  constructor() {
    refuse();
  }
}

export class CTR {
  constructor() {
    refuse();
  }
}

export const pkcs7Strip = refuse;
