import { describe, expect, test } from 'vitest';
import { webhookFormSchema } from './webhookFormSchema.ts';

const problemOf = (url: string) =>
  webhookFormSchema.safeParse({ url, networks: [], types: [] }).error?.issues.map(({ message }) => message);

describe('the URL of a webhook', () => {
  test('is required', () => {
    expect(problemOf('  ')).toEqual(['webhooks.error.urlRequired']);
  });

  test.each(['http://example.com', 'example.com/hook', 'ftp://example.com', 'https://'])(
    '%s is refused',
    (url) => {
      expect(problemOf(url)).toEqual(['webhooks.error.urlInvalid']);
    },
  );

  test('is trimmed', () => {
    const form = webhookFormSchema.parse({ url: ' https://example.com/hook ', networks: [], types: [] });
    expect(form.url).toBe('https://example.com/hook');
  });
});
