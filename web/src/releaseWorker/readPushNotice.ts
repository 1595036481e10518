import type { PushNotice } from '@everything-wallet/core/push/PushNotice';

/** The content of a push, whose network this release may not know. */
type ReadNotice = Omit<PushNotice, 'network'> & { readonly network: string };

/** Reads the content of a push; undefined if it is malformed. By hand: the worker has no zod. */
export function readPushNotice(content: unknown): ReadNotice | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { id, kind, network, address } = content as Record<string, unknown>;
  const isRight =
    matches(id, /^evt_[\da-f]{32}$/) &&
    (kind === 'received' || kind === 'sent') &&
    matches(network, /^[a-z\d-]{1,40}$/) &&
    matches(address, /^0x[\da-fA-F]{40}$/);
  return isRight ? { id, kind, network, address } : undefined;
}

function matches(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}
