import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import type { Used, Windows } from '../services/apiAccess/AccessStore.ts';

/** The key a request was made with. */
export interface CallerKey {
  /** The id of its row. */
  readonly id: string;
  readonly userId: string;
  readonly testnetsOnly: boolean;
  /** When it asked, in ms since 1970. */
  readonly askedAt: number;
  /** What the key had used of the windows of that moment when its row was read. */
  readonly used: Used;
  /** Where the request was counted against the limits; undefined while, and where, it is turned away. */
  readonly countedIn: Windows | undefined;
}

/** What is known of a request while it is answered. */
export interface ApiEnvironment {
  Bindings: {
    /** The internet address that asks; absent in tests. */
    readonly address?: string;
  };
  Variables: {
    requestId: string;
    /** Undefined until the request has shown a key that exists. */
    caller: CallerKey | undefined;
    /** The code of the problem it is answered with. */
    problem: ApiErrorCode | undefined;
  };
}
