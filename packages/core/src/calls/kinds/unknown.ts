import type { UnknownCall } from '../types/UnknownCall.ts';
import type { CallKind } from './CallKind.ts';

/** Any other call: `decodeCall` returns it with the reason, and it is not recorded. */
export const unknown: CallKind<UnknownCall> = {
  readers: [],
  title: 'call.title.unknown',
  warnings: () => [{ type: 'unknownCall' }],
};
