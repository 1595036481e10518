import type { ConsoleRequest } from './consoleRequests.ts';

/** A request of the console, and what is known of its answer. */
export interface ConsoleEntry extends ConsoleRequest {
  readonly id: number;
  /** Milliseconds from the request until the window was ready; absent without a new window. */
  readonly readyMs?: number | undefined;
  /** Milliseconds from the request until the answer; absent until it arrives. */
  readonly answeredMs?: number | undefined;
  readonly result?: unknown;
  readonly error?: { readonly code: number | undefined; readonly message: string } | undefined;
}
