import { afterEach, expect, test, vi } from 'vitest';
import { createProvider } from './createProvider.ts';

interface Detail {
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    readonly icon: string;
    readonly rdns: string;
  };
  readonly provider: unknown;
}

const details: Detail[] = [];
const onAnnounce = (event: Event) => details.push((event as CustomEvent<Detail>).detail);

window.addEventListener('eip6963:announceProvider', onAnnounce);

afterEach(() => {
  details.length = 0;
  vi.unstubAllGlobals();
});

test('announces one provider of a wallet a page, and again when the page asks', () => {
  const provider = createProvider({ url: 'https://a.wallet.example' });
  createProvider({ url: 'https://a.wallet.example' });
  expect(details).toHaveLength(1);
  expect(details[0]?.provider).toBe(provider);
  expect(details[0]?.info).toMatchObject({ name: 'Everything Wallet', rdns: 'example.wallet.a' });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  expect(details).toHaveLength(2);
  expect(details[1]).toBe(details[0]);
});

test('is frozen, with a version 4 UUID and a data: icon, also on http', () => {
  vi.stubGlobal('crypto', {});
  createProvider({ url: 'https://b.wallet.example' });
  const [detail] = details;
  expect(Object.isFrozen(detail)).toBe(true);
  expect(Object.isFrozen(detail?.info)).toBe(true);
  expect(detail?.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(detail?.info.icon).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

test('has the name that the site gives, or is silent', () => {
  const info = { rdns: 'com.example', name: 'Example', uuid: '350670db-19fa-4704-a166-e52e178b59d2' };
  createProvider({ url: 'https://c.wallet.example', announce: false });
  createProvider({ url: 'https://c.wallet.example', announce: info });
  expect(details.map((detail) => detail.info)).toEqual([expect.objectContaining(info)]);
});
