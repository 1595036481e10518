// @vitest-environment node
import { expect, test } from 'vitest';
import { createProvider } from './index.ts';
import { caught } from './testing/caught.ts';

test('can be imported and used on a server, where requests fail with 4900', async () => {
  expect(typeof window).toBe('undefined');
  const provider = createProvider({ chains: [1] });
  expect(provider.on('accountsChanged', () => undefined)).toBe(provider);
  expect(provider.redirectAnswer).toBeUndefined();
  for (const method of ['eth_accounts', 'eth_requestAccounts', 'eth_blockNumber']) {
    expect(await caught(provider.request({ method }))).toMatchObject({ code: 4900 });
  }
});
