import { describe, expect, test } from 'vitest';
import { readActionLink } from './readActionLink.ts';

const { origin } = window.location;
const link = (params: Record<string, string>) =>
  readActionLink(
    `?${new URLSearchParams({ mode: 'verifyEmail', oobCode: 'abc-DEF_1', ...params }).toString()}`,
  );

test.each(['verifyEmail', 'resetPassword', 'recoverEmail', 'verifyAndChangeEmail'])('reads %s', (mode) => {
  expect(link({ mode, apiKey: 'of another project', lang: 'de' })).toEqual({
    mode,
    code: 'abc-DEF_1',
    continuePath: undefined,
  });
});

test.each(['signIn', 'revertSecondFactorAddition'])('%s is a link this wallet never sends', (mode) => {
  expect(link({ mode })).toBe('unsupported');
});

test.each<[string, Record<string, string>]>([
  ['no mode', { mode: '' }],
  ['an unknown mode', { mode: 'toString' }],
  ['a mode in other letters', { mode: 'VERIFYEMAIL' }],
  ['no code', { oobCode: '' }],
  ['a code with a space', { oobCode: 'abc def' }],
  ['a code that is markup', { oobCode: '<script>' }],
  ['a code that never ends', { oobCode: 'a'.repeat(1_025) }],
])('%s is malformed', (_, params) => {
  expect(link(params)).toBe('malformed');
});

test('an empty address is malformed', () => {
  expect(readActionLink('')).toBe('malformed');
});

describe('the continue path', () => {
  const continuePath = (continueUrl: string) => {
    const read = link({ continueUrl });
    return typeof read === 'object' ? read.continuePath : read;
  };

  test.each(['/recovery-phrase', '/', '/history?type=send#1'])('accepts %s of this site', (path) => {
    expect(continuePath(`${origin}${path}`)).toBe(path);
  });

  test.each([
    'https://elsewhere.example/recovery-phrase',
    `${origin}.elsewhere.example/`,
    `https://${new URL(origin).host}@elsewhere.example/`,
    `${origin}//elsewhere.example`,
    String.raw`${origin}/\elsewhere.example`,
    '//elsewhere.example',
    '/wallet',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('rejects %j', (address) => {
    expect(continuePath(address)).toBeUndefined();
  });
});
