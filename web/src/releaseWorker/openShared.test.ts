// @vitest-environment node
import { expect, test } from 'vitest';
import { openShared, SHARE_PATH } from './openShared.ts';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const LINK = `ethereum:${ADDRESS}@1?value=1e18`;
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

async function pathAfter(fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request(`https://wallet.example${SHARE_PATH}`, { method: 'POST', body });
  const { status, headers } = await openShared(request);
  expect(status).toBe(303);
  const { origin, pathname, search } = new URL(headers.get('location') ?? '');
  expect(origin).toBe('https://wallet.example');
  return pathname + search;
}

const opened = (link: string) => `/qr-scanner?${new URLSearchParams({ link }).toString()}`;

test.each([
  ['a payment link in a message', { text: `Please pay ${LINK} today` }, LINK],
  ['an address as the title', { title: ADDRESS, text: '' }, ADDRESS],
  ['a link that some applications send as the address', { url: LINK, text: 'Invoice 7' }, LINK],
])('opens %s', async (_, fields, link) => {
  expect(await pathAfter(fields)).toBe(opened(link));
});

test('opens the scanner without a payment where nothing was shared', async () => {
  expect(await pathAfter({})).toBe('/qr-scanner');
});

test.each([
  ['a recovery phrase', { text: PHRASE, title: 'My words' }],
  ['a page with other words', { url: 'https://example.com/?word=legal' }],
  ['two recipients', { text: `${ADDRESS} 0x70997970C51812dc3A010C7d01b50e0d17dc79C8` }],
])('passes on nothing of %s', async (_, fields) => {
  expect(await pathAfter(fields)).toBe(opened('-'));
});
