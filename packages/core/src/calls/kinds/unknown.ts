import type { UnknownCall } from '../types/UnknownCall.ts';
import type { CallKind } from './CallKind.ts';

/** Any other call: `decodeCall` returns it with the reason, and it is recorded as 'other'. */
export const unknown: CallKind<UnknownCall> = {
  readers: [],
  title: ({ contract }) => (contract === undefined ? 'call.title.create' : 'call.title.unknown'),
  warnings: () => [{ type: 'unknownCall' }],
};
