import type { RpcFault } from './RpcFault.ts';

/** Id of a call, which its answer repeats. */
export type CallId = string | number | null;

/** A call of a request, or the reason to refuse it. */
export type SiteCall =
  | {
      readonly kind: 'call';
      readonly id: CallId;
      readonly method: string;
      readonly params: unknown;
    }
  /** A call without an id, which gets no answer. */
  | { readonly kind: 'notification' }
  | { readonly kind: 'invalid'; readonly id: CallId; readonly fault: RpcFault };
