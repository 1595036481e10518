import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import type { Used, Windows } from '../services/apiAccess/AccessStore.ts';

/** The key a request was made with. */
export interface CallerKey {
  /** The id of its row. */
  readonly id: string;
  readonly userId: string;
  readonly testnetsOnly: boolean;
  /** Time of the request, in ms since 1970. */
  readonly askedAt: number;
  /** The key's use of the windows at that moment, when its row was read. */
  readonly used: Used;
  /** Windows in which the request was counted; undefined until then, and if it is refused. */
  readonly countedIn: Windows | undefined;
}

/** Context of a request while it is answered. */
export interface ApiEnvironment {
  Bindings: {
    /** Internet address of the caller; absent in tests. */
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
