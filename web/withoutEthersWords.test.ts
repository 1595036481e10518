import { fileURLToPath } from 'node:url';
import { HDNodeWallet } from 'ethers';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import config from './vite.config.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const DERIVE_ACCOUNT = '../packages/core/src/accounts/deriveAccount.ts';

/** Builds one module with the replacements of the wallet's build, without its plugins. */
async function built(path: string): Promise<string> {
  const entry = fileURLToPath(new URL(path, import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: config.resolve?.alias ?? [] },
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'built' } },
  })) as Rolldown.RolldownOutput[];
  return output[0]?.output[0].code ?? '';
}

test("accounts derive as in ethers without its word list, which the build's modules leave out", async () => {
  const code = await built(DERIVE_ACCOUNT);
  // The first words in ethers' packed form.
  expect(code).not.toContain('0erleonalorenseinceregesticit');
  expect(code).toContain('This build has no word list of ethers');
  const { deriveAccount } = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as typeof import('@everything-wallet/core/accounts/deriveAccount');
  for (const index of [0, 7]) {
    const { address, privateKey } = await deriveAccount(PHRASE, index);
    const reference = HDNodeWallet.fromPhrase(PHRASE, '', `m/44'/60'/0'/0/${index}`);
    expect([address, privateKey]).toEqual([reference.address, reference.privateKey]);
  }
});
