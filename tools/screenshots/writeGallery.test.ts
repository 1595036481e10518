import { expect, test } from 'vitest';
import { writeGallery } from './writeGallery.ts';

const sources = (page: string) => [...page.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);

test('has a row for each screen, in order', () => {
  const page = writeGallery(['wallet.360.light.png', 'auth.1280.dark.png', 'wallet.1280.light.png']);
  expect([...page.matchAll(/<h2>([^<]+)/g)].map(([, screen]) => screen)).toEqual(['auth', 'wallet']);
  expect(sources(page)).toEqual(['auth.1280.dark.png', 'wallet.1280.light.png', 'wallet.360.light.png']);
});

test('shows an earlier picture before that of the same name, where there is one', () => {
  const page = writeGallery(['new.360.light.png', 'wallet.360.light.png'], {
    folder: '../screenshots-before/',
    files: ['wallet.360.light.png', 'gone.360.light.png'],
  });
  expect(sources(page)).toEqual([
    'new.360.light.png',
    '../screenshots-before/wallet.360.light.png',
    'wallet.360.light.png',
  ]);
});
