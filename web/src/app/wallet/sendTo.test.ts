// @vitest-environment node
import { expect, test } from 'vitest';
import { readSendTo, sendToState } from './sendTo.ts';

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([
  { recipient },
  { recipient, amount: '0.25' },
  { recipient, amount: '0.25', networkId: 'polygon' },
])('reads back %j', (sendTo) => {
  expect(readSendTo(sendToState(sendTo))).toEqual(sendTo);
});

test.each([
  null,
  undefined,
  'text',
  {},
  { sendTo: null },
  { sendTo: { amount: '1' } },
  { sendTo: { recipient: 1 } },
])('ignores %j', (state) => {
  expect(readSendTo(state)).toBeUndefined();
});
