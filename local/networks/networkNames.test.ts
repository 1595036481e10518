import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalMessages } from '@everything-wallet/core/messages/portalMessages';
import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repositoryRoot.ts';

// What is written for people is not generated; a network that is forgotten there is missed here.
test.each(['README.md', 'docs/help/networks.md', 'web/src/messages/supportMessages.ts'])(
  '%s names every network',
  (file) => {
    const text = readFileSync(join(repositoryRoot, file), 'utf8').replaceAll(/\s+/g, ' ');
    for (const { name } of networks) expect(text, name).toContain(name);
  },
);

test('the developer portal names the testnets, which are all that some keys are for', () => {
  for (const { name, type } of networks) {
    expect(portalMessages['portal.testnetsOnlyText'].includes(name), name).toBe(type === 'testnet');
  }
});

test('decision 12 tells the depth of every network', () => {
  const decision = readFileSync(
    join(repositoryRoot, 'docs', 'decisions', '0012-when-an-outcome-is-final.md'),
    'utf8',
  );
  for (const { name, confirmations } of networks) {
    const row = decision.split('\n').find((line) => line.startsWith('|') && line.includes(name));
    expect(row?.split('|')[2]?.trim(), name).toBe(String(confirmations));
  }
});
