import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';

/** A request made with one of the user's keys. */
export interface ApiRequest extends ApiRequestRecord {
  readonly id: string;
  readonly at: Date;
}
