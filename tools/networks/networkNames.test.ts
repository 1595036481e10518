import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalTexts } from '@everything-wallet/core/texts/en/portalTexts';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { developersTexts } from '@everything-wallet/core/texts/en/developersTexts';
import { documentationTexts } from '@everything-wallet/core/texts/en/documentationTexts';
import { featuresTexts } from '@everything-wallet/core/texts/en/featuresTexts';
import { landingTexts } from '@everything-wallet/core/texts/en/landingTexts';
import { repositoryRoot } from '../repositoryRoot.ts';

// Prose is not generated; these tests find a network that is missing there.
test.each(['README.md', 'docs/help/networks.md', 'packages/core/src/texts/en/supportTexts.ts'])(
  '%s names every network',
  (file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8').replaceAll(/\s+/g, ' ');
    for (const { name } of networks) expect(text, name).toContain(name);
  },
);

/** As sentences name it: 'Ethereum' and its test network 'Sepolia'; those that are switched on have their whole name. */
function shortNameOf({ name, type, isOptional }: Network): string {
  if (isOptional) return name;
  return (type === 'mainnet' ? name.split(' ')[0] : name.split(' ').at(-1)) ?? name;
}

// Regression: sentences that listed the four required networks omitted the optional ones.
test.each(['landing.multiChain.text', 'features.card.chains.text'] as const)(
  '%s names every network',
  (id) => {
    const text: string = { ...landingTexts, ...featuresTexts }[id];
    for (const network of networks) expect(text, network.name).toContain(shortNameOf(network));
  },
);

test.each(['features.meta.description', 'documentation.lead', 'developers.meta.description'] as const)(
  '%s states the number of networks',
  (id) => {
    const text: string = { ...featuresTexts, ...documentationTexts, ...developersTexts }[id];
    expect(networks).toHaveLength(9);
    expect(text).toContain('nine networks');
  },
);

// Regression: they counted two networks, then the seven whose coins have value; titles say nine.
test.each(['landing.meta.description', 'auth.meta.description', 'landing.text'] as const)(
  '%s states the number of networks as well',
  (id) => expect(landingTexts[id]).toContain('nine networks'),
);

test.each([
  ['web/index.html', 'nine networks'],
  ['clients/python/pyproject.toml', 'nine networks'],
  ['clients/python/src/everything_wallet/__init__.py', 'nine networks'],
])('%s counts them as well', (file, words) => {
  expect(networks).toHaveLength(2 + 7);
  expect(readFileSync(join(repositoryRoot, file), 'utf8')).toContain(words);
});

test('the help names the network that resolves names, and only that', () => {
  const text = readFileSync(join(repositoryRoot, 'docs', 'help', 'names.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const named = networks.filter((network) => text.includes(shortNameOf(network)));
  expect(named).toEqual(networks.filter((network: Network) => network.nameRegistry !== undefined));
  expect(text).toContain('On all other networks');
});

test('the developer portal names the testnets, which are all that some keys are for', () => {
  for (const { name, type } of networks) {
    expect(portalTexts['portal.testnetsOnlyText'].includes(name), name).toBe(type === 'testnet');
  }
});

test('the page on transaction status states the confirmations of every network', () => {
  const page = readFileSync(join(repositoryRoot, 'docs', 'features', 'transaction-status.md'), 'utf8');
  for (const { name, confirmations } of networks) {
    const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(name));
    expect(row?.split('|')[2]?.trim(), name).toBe(String(confirmations));
  }
});
