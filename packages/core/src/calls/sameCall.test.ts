import { expect, test } from 'vitest';
import type { Call } from './Call.ts';
import { sameCall } from './sameCall.ts';

const TO = '0x1563915e194D8CfBA1943570603F7606A3115508';
const call: Call = { kind: 'tokenTransfer', contract: TO, value: 0n, to: TO, amount: 5n };

test('calls are the same if every field is', () => {
  expect(sameCall(call, { ...call })).toBe(true);
});

test.each<[string, Call]>([
  ['another amount', { ...call, amount: 6n }],
  ['coin beside it', { ...call, value: 1n }],
  ['another recipient', { ...call, to: TO.replace('1', '2') }],
  ['a call around it', { kind: 'multicall', contract: TO, value: 0n, deadline: undefined, calls: [call] }],
])('%s is another call', (_, other) => {
  expect(sameCall(call, other)).toBe(false);
});
