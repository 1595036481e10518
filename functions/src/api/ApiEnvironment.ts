import type { ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';

/** The key a request was made with. */
export interface CallerKey {
  /** The id of its row. */
  readonly id: string;
  readonly userId: string;
  /** Absent for everything. */
  readonly scopes?: readonly ApiKeyScope[];
  readonly testnetsOnly: boolean;
}

/** What is known of a request while it is answered. */
export interface ApiEnvironment {
  Variables: {
    requestId: string;
    /** Undefined until the request has shown a key that exists. */
    caller: CallerKey | undefined;
    /** The code of the problem it is answered with. */
    problem: ApiErrorCode | undefined;
  };
}
