import { expect, test } from 'vitest';
import { paths } from '../../config/paths.ts';
import { readAuthQuery } from './readAuthQuery.ts';

const searchOf = (path: string) => new URL(path, 'https://wallet.example').search;

test('reads the parameters of links to /auth', () => {
  expect(readAuthQuery(searchOf(paths.auth))).toEqual({ isSignUp: false, wantedPath: undefined });
  expect(readAuthQuery(searchOf(paths.signUp))).toEqual({ isSignUp: true, wantedPath: undefined });
  expect(readAuthQuery(searchOf(paths.authFor('/developer-portal?a=1#keys')))).toEqual({
    isSignUp: false,
    wantedPath: '/developer-portal?a=1#keys',
  });
});

test.each(['https://evil.example/', '//evil.example', '/..//evil.example', 'javascript:alert(1)', ''])(
  'leads to no other site: %o',
  (to) => {
    expect(readAuthQuery(`?to=${encodeURIComponent(to)}`).wantedPath).toBeUndefined();
  },
);
