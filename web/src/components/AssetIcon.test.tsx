import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assetPicture } from '../catalogue/assetPicture.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { AssetIcon } from './AssetIcon.tsx';

setUpComponentTests();

const ethereum = networkById('ethereum');
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a known asset has its picture, as decoration of a fixed size', () => {
  const { container } = render(<AssetIcon picture={assetPicture(ethereum)} text="ETH" size={38} />);
  const image = container.querySelector('img');
  expect(sources(container)).toEqual(['/asset-icons/eth.svg']);
  expect([image?.alt, image?.width, image?.height, image?.getAttribute('loading')]).toEqual([
    '',
    38,
    38,
    'lazy',
  ]);
  expect(container.textContent).toBe('');
});

test.each([
  ['USDC', 'U'],
  ['🇨🇭 franc', '🇨🇭'],
  ['👩‍🚀', '👩‍🚀'],
  ['', ''],
])('an imitation called %s has only its first character', (text, letter) => {
  const picture = assetPicture(ethereum, `0x${'2'.repeat(40)}`);
  const { container } = render(<AssetIcon picture={picture} text={text} />);
  expect(container.textContent).toBe(letter);
  expect(sources(container)).toEqual([]);
});

test('the first character replaces a picture that cannot be loaded, until there is another', () => {
  const { container, rerender } = render(<AssetIcon picture={assetPicture(ethereum)} text="ETH" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect([container.textContent, sources(container)]).toEqual(['E', []]);
  rerender(<AssetIcon picture={assetPicture(networkById('bsc'))} text="BNB" />);
  expect([container.textContent, sources(container)]).toEqual(['', ['/asset-icons/bnb.svg']]);
});

test('a badge names its network', () => {
  const { container } = render(<AssetIcon picture={undefined} text="X" network="base" />);
  expect(sources(container)).toEqual(['/network-icons/base.svg']);
  expect(container.textContent).toBe('X');
});

// Regression: ETH on Ethereum had Ethereum's emblem twice.
test.each([
  ['ethereum', ['/asset-icons/eth.svg']],
  ['base', ['/asset-icons/eth.svg', '/network-icons/base.svg']],
  ['sepolia', ['/asset-icons/eth-test.svg']],
  ['polygon', ['/asset-icons/matic.svg']],
] as const)('the coin of %s has a badge only where its picture does not name the network', (id, expected) => {
  const picture = assetPicture(networkById(id));
  const { container } = render(<AssetIcon picture={picture} text="" network={id} />);
  expect(sources(container)).toEqual(expected);
});

test('an asset with the badge of its network keeps it where only a letter is drawn', () => {
  const { container } = render(<AssetIcon picture={assetPicture(ethereum)} text="ETH" network="ethereum" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect([container.textContent, sources(container)]).toEqual(['E', ['/network-icons/ethereum.svg']]);
});
