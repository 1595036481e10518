import { beforeEach, expect, test } from 'vitest';
import { pushMark } from './pushMark.ts';

beforeEach(() => localStorage.clear());

test('reads what was written, until it is removed', () => {
  const mark = {
    userId: 'alice',
    endpoint: 'https://push.example.com/1',
    accounts: null,
    networks: ['mainnet'],
    sentAt: 1,
    language: 'en',
  };
  expect(pushMark.read()).toBeUndefined();
  pushMark.write(mark);
  expect(pushMark.read()).toEqual(mark);
  pushMark.remove();
  expect(pushMark.read()).toBeUndefined();
});

test.each(['{', 'null', '{"userId":1}'])('takes no other content: %s', (content) => {
  localStorage.setItem('push', content);
  expect(pushMark.read()).toBeUndefined();
});
