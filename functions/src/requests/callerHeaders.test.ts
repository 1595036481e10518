import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './callerHeaders.ts';

const request = (forwarded: string | string[] | undefined, remoteAddress = '127.0.0.1') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', 0, '203.0.113.7'],
    ['1.2.3.4, 203.0.113.7', 0, '203.0.113.7'],
    ['1.2.3.4,  5.6.7.8,203.0.113.7 ', 0, '203.0.113.7'],
    ['1.2.3.4, 203.0.113.7, 10.0.0.1', 1, '203.0.113.7'],
    [['1.2.3.4', '203.0.113.7'], 0, '203.0.113.7'],
    ['2001:db8::1', 0, '2001:db8::1'],
    [undefined, 0, '127.0.0.1'],
    ['203.0.113.7, nonsense', 0, 'unknown'],
    ['203.0.113.7', 1, 'unknown'],
    ['', 0, 'unknown'],
  ])('of %j behind %s proxies of ours is %s', (forwarded, proxies, address) => {
    expect(clientAddress(request(forwarded), proxies)).toBe(address);
  });
});
