import { expect, test } from 'vitest';
import { readWantedPath, wantedPathState } from './wantedPath.ts';

test.each([
  '/developer-portal',
  '/transaction/a_1_0xab',
  '/history?type=send',
  '/documentation?a=1#errors',
  '/',
])('%s is read back as it was', (path) => {
  expect(readWantedPath(wantedPathState(path))).toBe(path);
});

test.each([
  'https://elsewhere.example/wallet',
  '//elsewhere.example',
  '//elsewhere.example/wallet',
  String.raw`/\elsewhere.example`,
  String.raw`\\elsewhere.example`,
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example/wallet',
  'javascript:alert(1)',
  'history',
  '',
])('%j leads nowhere', (path) => {
  expect(readWantedPath({ wantedPath: path })).toBeUndefined();
});

test.each([undefined, null, 'a text', {}, { wantedPath: 1 }, { wantedPath: ['/wallet'] }, { sendTo: {} }])(
  'the state %j requests nothing',
  (state) => {
    expect(readWantedPath(state)).toBeUndefined();
  },
);
