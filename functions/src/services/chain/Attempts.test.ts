import { expect, it } from 'vitest';
import { Attempts } from './Attempts.ts';
import { EndpointError, type Delivery } from './EndpointError.ts';
import { INTERNAL_ERROR, RpcError } from './RpcError.ts';

const failed = (delivery: Delivery) => new EndpointError(delivery, 'no answer');

it.each([
  ['nothing was tried', [], { neverLeft: true }],
  ['no byte was sent', [failed('no'), failed('no')], { neverLeft: true }],
  ['a gateway turned it away', [failed('no'), failed('turnedAway')], { wereTurnedAway: true }],
  [
    'the outcome is unknown',
    [failed('turnedAway'), failed('unknown')],
    { wereTurnedAway: true, mayHaveArrived: true },
  ],
  ['a node has trouble of its own', [new RpcError(INTERNAL_ERROR, 'internal')], { mayHaveArrived: true }],
  ['a node cannot serve', [new RpcError(-32_005, 'limit exceeded')], { wereTurnedAway: true }],
])('%s', (_, failures, expected) => {
  const attempts = new Attempts();
  attempts.failures.push(...failures);
  const { neverLeft, wereTurnedAway, mayHaveArrived } = attempts;
  expect({ neverLeft, wereTurnedAway, mayHaveArrived }).toEqual({
    neverLeft: false,
    wereTurnedAway: false,
    mayHaveArrived: false,
    ...expected,
  });
});
