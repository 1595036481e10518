import type { Call } from '../Call.ts';
import type { CallKind } from './CallKind.ts';
import { callKinds } from './callKinds.ts';

type Kinds = { readonly [Kind in Call['kind']]: CallKind<Extract<Call, { readonly kind: Kind }>> };

/** The compiler checks that each kind stands under its own name. */
const kinds: Kinds = callKinds;

/** Returns the kind of a call. */
export function callKindOf<One extends Call>({ kind }: One): CallKind<One> {
  // TypeScript does not relate the kind of a union's member to the member itself.
  return kinds[kind] as unknown as CallKind<One>;
}
