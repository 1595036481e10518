/** What the clients are asked; the words are those of the example programs. */
export type Question =
  | readonly ['health']
  | readonly ['networks']
  | readonly ['balance', address: string, network: string]
  | readonly ['estimate', from: string, to: string, value: string, network: string]
  | readonly ['simulate', from: string, to: string, data: string, network: string]
  | readonly ['approvals', address: string, network: string]
  | readonly ['tokens', address: string, network: string]
  | readonly ['positions', address: string, network: string]
  | readonly ['nfts', address: string, network: string]
  | readonly ['transfers', address: string, network: string]
  | readonly ['send', signed: string, network: string]
  | readonly ['transaction', hash: string, network: string];

/** How a client says that it was refused. */
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
  /** Whether it can be driven on this machine. */
  readonly isHere: boolean;
  /** Asks, and gives the answer as the API writes it, or the refusal. */
  ask(question: Question, key: string): Promise<{ answer: unknown } | { refusal: Refusal }>;
}
