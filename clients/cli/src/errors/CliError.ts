import type { ExitCode } from '../exitCodes.ts';

interface CliErrorDetails {
  readonly exitCode: ExitCode;
  /** Instruction for the user. */
  readonly remedy?: string | undefined;
  readonly requestId?: string | undefined;
  readonly docUrl?: string | undefined;
  /** More members of the error with --json. */
  readonly more?: Readonly<Record<string, string>> | undefined;
}

/** An error that the program raises itself. */
export class CliError extends Error {
  override readonly name = 'CliError';
  readonly code: string;
  readonly exitCode: ExitCode;
  readonly remedy: string | undefined;
  readonly requestId: string | undefined;
  readonly docUrl: string | undefined;
  readonly more: Readonly<Record<string, string>>;

  constructor(
    code: string,
    message: string,
    { exitCode, remedy, requestId, docUrl, more = {} }: CliErrorDetails,
  ) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
    this.remedy = remedy;
    this.requestId = requestId;
    this.docUrl = docUrl;
    this.more = more;
  }
}
