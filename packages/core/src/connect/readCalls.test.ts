import { describe, expect, test } from 'vitest';
import { ACCOUNT, errorOf, OTHER, request, SECOND } from './testing/connectedSite.ts';

const CALL = { to: OTHER, value: '0x1' };

function send(fields: Readonly<Record<string, unknown>> = {}) {
  return request('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls: [CALL], ...fields },
  ]);
}

/** The example of EIP-5792, with an own account, a chain id without zeros, whole bytes, and not atomic. */
test('reads the example of the specification', () => {
  const read = send({
    from: SECOND.toLowerCase(),
    calls: [
      {
        to: '0xd46e8dd67c5d32be8058bb8eb970870f07244567',
        value: '0x9184e72a',
        data: '0xd46e8dd67c5d32be8d46e8dd67c5d32be8058bb8eb970870f072445675058bb8eb970870f072445675',
      },
      { to: '0xd46e8dd67c5d32be8058bb8eb970870f07244567', value: '0x182183', data: '0xfbadbaf0' },
    ],
    capabilities: { paymasterService: { url: 'https://...', optional: true } },
  });
  const to = '0xd46E8dD67C5d32be8058Bb8Eb970870F07244567';
  expect(read).toEqual({
    kind: 'calls',
    from: SECOND,
    chainId: 1,
    id: undefined,
    calls: [
      {
        to,
        value: 0x9184e72an,
        data: '0xd46e8dd67c5d32be8d46e8dd67c5d32be8058bb8eb970870f072445675058bb8eb970870f072445675',
      },
      { to, value: 0x182183n, data: '0xfbadbaf0' },
    ],
  });
});

test('is for the selected account without from, and for its own chain', () => {
  expect(send({ chainId: '0x89', id: 'one' })).toMatchObject({ from: ACCOUNT, chainId: 137, id: 'one' });
});

test('may create a contract', () => {
  expect(send({ calls: [{ data: '0x60' }] })).toMatchObject({ calls: [{ to: null, data: '0x60' }] });
});

test.each<[string, Record<string, unknown>, number]>([
  ['version 3', { version: '3' }, -32602],
  ['version 1.0', { version: '1.0' }, -32602],
  ['no version', { version: undefined }, -32602],
  ['0 calls', { calls: [] }, -32602],
  ['no calls', { calls: undefined }, -32602],
  ['holes', { calls: Array(2) }, -32602],
  ['33 calls', { calls: Array(33).fill(CALL) }, 5740],
  ['an unknown capability', { capabilities: { flow: {} } }, 5700],
  ['a capability that is not optional', { capabilities: { flow: { optional: false } } }, 5700],
  ['a capability that is no object', { capabilities: { flow: true } }, 5700],
  ['capabilities that are a list', { capabilities: [] }, -32602],
  ['a capability of a call', { calls: [{ ...CALL, capabilities: { gas: {} } }] }, 5700],
  ['atomicity', { atomicRequired: true }, 5760],
  ['no word about atomicity', { atomicRequired: undefined }, -32602],
  ['atomicity as a text', { atomicRequired: 'true' }, -32602],
  ['an id of 5 kB', { id: 'x'.repeat(5120) }, -32602],
  ['an id of 5 kB as hex', { id: `0x${'00'.repeat(5120)}` }, -32602],
  ['an empty id', { id: '' }, -32602],
  ['an id with a lone surrogate', { id: '\ud800' }, -32602],
  ['an id that is a number', { id: 1 }, -32602],
  ['a chain that is not granted', { chainId: '0xa' }, 5710],
  ['an unknown chain', { chainId: '0xdead' }, 5710],
  ['a malformed chain', { chainId: '0x01' }, -32602],
  ['no chain', { chainId: undefined }, -32602],
  ['another account', { from: OTHER }, 4100],
  ['a malformed account', { from: 'vitalik.eth' }, -32602],
  ['a field of another version', { gasLimitOverride: '0x1' }, -32602],
  ['a call without to and data', { calls: [{ value: '0x1' }] }, -32602],
  ['a call with gas', { calls: [{ ...CALL, gas: '0x1' }] }, -32602],
  ['a call that is no object', { calls: ['0x'] }, -32602],
])('refuses %s', (_, fields, code) => {
  expect(errorOf(send(fields)).code).toBe(code);
});

test('names the call and its field', () => {
  const error = errorOf(send({ calls: [CALL, { to: OTHER, value: 'ffffff' }] }));
  expect(error.message).toMatch(/^calls\[1\]\.value /);
});

describe('limits', () => {
  test('takes 32 calls', () => {
    expect(send({ calls: Array(32).fill(CALL) })).toMatchObject({ kind: 'calls' });
  });

  test.each(['x'.repeat(4096), `0x${'00'.repeat(4096)}`])('takes an id of 4096 bytes', (id) => {
    expect(send({ id })).toMatchObject({ id });
  });
});
