import type { PlainRead } from './plainReads.ts';

/** A read with generated methods, and the values of its required parameters. */
export type PlainReadQuestion = readonly [PlainRead, ...values: readonly string[]];

/** Requests to the clients; the words are those of the example programs. */
export type Question =
  | readonly ['health']
  | readonly ['networks']
  | PlainReadQuestion
  | readonly ['estimate', from: string, to: string, value: string, network: string]
  | readonly ['simulate', from: string, to: string, data: string, network: string]
  | readonly ['send', signed: string, network: string]
  | readonly ['transaction', hash: string, network: string];

/** Refusal as a client reports it. */
export interface Refusal {
  readonly code: string;
  readonly detail: string;
  /** The HTTP status; the command line has exit codes in its place. */
  readonly status?: number;
  readonly fields: readonly string[];
}

/** One client of the REST API, as a program or as a library. */
export interface Client {
  readonly name: string;
  /** True if it can run on this machine. */
  readonly isHere: boolean;
  /** Sends a request, and returns the answer in the API's format, or the refusal. */
  ask(question: Question, key: string): Promise<{ answer: unknown } | { refusal: Refusal }>;
}
