import { expect, test } from 'vitest';
import { readPushNotice } from './readPushNotice.ts';

const notice = {
  ...{ id: `evt_${'a'.repeat(32)}`, kind: 'received', network: 'polygon-amoy' },
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
};

test('reads a notice, without further fields', () => {
  expect(readPushNotice({ ...notice, amount: '5' })).toEqual(notice);
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ ...notice, id: 'evt_1' }],
  [{ ...notice, kind: 'stolen' }],
  [{ ...notice, network: 'Send coins to https://evil.example' }],
  [{ ...notice, address: '0x' }],
])('takes no other content: %j', (content) => {
  expect(readPushNotice(content)).toBeUndefined();
});
