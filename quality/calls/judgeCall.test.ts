import type { Call } from '@everything-wallet/core/calls/Call';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { expect, test } from 'vitest';
import { AbiOracle } from './AbiOracle.ts';
import { judgeCall } from './judgeCall.ts';

const oracle = new AbiOracle();
const TO = `0x${'22'.repeat(20)}`;
const transfer = oracle.encode('transfer(address,uint256)', [TO, 5n]);
const decode = (data: string) => decodeCall({ to: TO, value: 0n, data, chainId: 1 });

test('finds no difference in a correct result, or one that is unknown for a reason', () => {
  expect(judgeCall(oracle, transfer, decode(transfer))).toBeUndefined();
  const all = oracle.encode('multicall(uint256,bytes[])', [9n, [transfer, '0x01']]);
  expect(judgeCall(oracle, all, decode(all))).toBeUndefined();
  expect(judgeCall(oracle, `${transfer}00`, decode(`${transfer}00`))).toBeUndefined();
  const deposit = oracle.encode('deposit()', []);
  expect(judgeCall(oracle, deposit, decode(deposit))).toBeUndefined();
});

test.each<[string, string, Partial<Call>]>([
  ['another amount', transfer, { amount: 6n }],
  ['another recipient', transfer, { to: TO.replace('2', '3') }],
  ['bytes behind it', `${transfer}00`, {}],
  ['another function', transfer.replace('0xa9059cbb', '0x095ea7b3'), {}],
])('finds %s', (_, data, fields) => {
  const stated = { ...decode(transfer), ...fields } as Call;
  expect(judgeCall(oracle, data, stated)).toBeDefined();
});

test('finds a call that is refused although it is written as it should be, and one inside another', () => {
  const refused: Call = {
    kind: 'unknown',
    reason: 'notCanonical',
    contract: TO,
    selector: '0xa9059cbb',
    data: transfer,
    value: 0n,
  };
  expect(judgeCall(oracle, transfer, refused)).toContain('refused');
  expect(judgeCall(oracle, transfer, { ...refused, data: '0x' })).toContain('bytes');
  const all = oracle.encode('multicall(bytes[])', [[transfer]]);
  const call = decode(all);
  if (call.kind !== 'multicall') throw new TypeError('It is no multicall');
  expect(judgeCall(oracle, all, { ...call, calls: [refused] })).toContain('inside');
  expect(judgeCall(oracle, all, { ...call, calls: [] })).toBeDefined();
  expect(judgeCall(oracle, all, { ...call, deadline: 1n })).toBeDefined();
});
