// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { texts, type TextId } from '../../texts/texts.ts';
import { signInSchema, signUpSchema } from './credentialsSchema.ts';

const EMAIL = 'alice@example.com';

/** Returns the messages at each field. */
function sentences(schema: z.ZodType, values: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path.join('.');
    found[field] = [...(found[field] ?? []), texts[message as TextId]];
  }
  return found;
}

describe('signing in', () => {
  test('needs an e-mail and a password', () => {
    expect(sentences(signInSchema, { email: ' ', password: '' })).toEqual({
      email: ['Please enter your email'],
      password: ['Please enter your password'],
    });
  });

  test.each(['alice', 'alice@', '@example.com', 'alice@example', 'a b@example.com'])(
    'refuses %s as an e-mail',
    (email) => {
      expect(sentences(signInSchema, { email, password: 'secret' })).toEqual({
        email: ['Please enter an email address such as name@example.com'],
      });
    },
  );

  test('trims the e-mail, never the password', () => {
    expect(signInSchema.parse({ email: ` ${EMAIL} `, password: ' secret ' })).toEqual({
      email: EMAIL,
      password: ' secret ',
    });
  });

  test('leaves the length of an old password alone', () => {
    expect(sentences(signInSchema, { email: EMAIL, password: 'x' })).toEqual({});
  });
});

describe('signing up', () => {
  const signUp = (password: string, confirmPassword = password) =>
    sentences(signUpSchema, { email: EMAIL, password, confirmPassword });

  test('accepts a password of 6 characters, not of 5', () => {
    expect(signUp('123456')).toEqual({});
    expect(signUp('12345')).toEqual({ password: ['Password must be at least 6 characters'] });
  });

  test('refuses passwords that differ', () => {
    expect(signUp('123456', '123457')).toEqual({ confirmPassword: ['Passwords do not match'] });
    expect(signUp('123456', '123456 ')).toEqual({ confirmPassword: ['Passwords do not match'] });
  });

  test('reports a short password and a different confirmation at once', () => {
    expect(signUp('123', '124')).toEqual({
      password: ['Password must be at least 6 characters'],
      confirmPassword: ['Passwords do not match'],
    });
  });

  test('reports what is missing at each field first', () => {
    const found = sentences(signUpSchema, { email: '', password: '', confirmPassword: '' });
    expect(found['email']?.[0]).toBe('Please enter your email');
    expect(found['password']?.[0]).toBe('Please enter your password');
    expect(found['confirmPassword']).toEqual(['Please enter your password again']);
  });
});
