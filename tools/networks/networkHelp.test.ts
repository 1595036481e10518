import { networks } from '@everything-wallet/core/networks/networks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

/* Compares the help about networks with the networks that exist. */

const help = (name: string) =>
  readFileSync(join(repositoryRoot, 'docs/help', `${name}.md`), 'utf8')
    .split('\n---\n', 2)
    .at(-1)
    ?.replace(/\s+/g, ' ') ?? '';

/** The sentence of a text that begins like this. */
const sentence = (text: string, beginning: string) => {
  const start = text.indexOf(beginning);
  expect(start, beginning).toBeGreaterThanOrEqual(0);
  return text.slice(start, text.indexOf('.', start));
};

const optional = networks.filter(({ isOptional }) => isOptional);

test.each([
  ['networks', 'BNB Smart Chain,'],
  ['other-chain', 'On BNB Smart Chain,'],
])('%s names each optional network, and refers to no other page for it', (name, beginning) => {
  const text = sentence(help(name), beginning);
  expect(optional.length).toBeGreaterThan(0);
  for (const network of optional) expect(text).toContain(network.name);
});

test("other-chain calls none of the wallet's networks missing", () => {
  const text = sentence(help('other-chain'), 'On other chains');
  for (const { name } of networks) expect(text).not.toContain(name);
});

test('send-all names each network on which Max leaves part of the fee', () => {
  const text = sentence(help('send-all'), 'A little stays in your account on');
  for (const { name, feeModel } of networks) expect(text.includes(name), name).toBe(feeModel !== 'gas');
});

test('a search for accounts is promised on every network, also on those that are off', () => {
  expect(help('accounts')).toContain('every network for used accounts');
  expect(help('other-wallets')).toMatch(/on any of the nine networks are found/);
  expect(networks).toHaveLength(9);
});
