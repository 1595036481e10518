import type { ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import { describeRefusal, type RefusalSource } from '../errors/describeRefusal.ts';
import { ServiceError } from '../errors/ServiceError.ts';

interface HttpRefusalOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

/** Reason why a request is not answered: an HTTP status, and one sentence for people. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the response, or the last event of a stream. */
  readonly body: ChatRefusal;

  /** @param source its text, or the failure of a service, whose sentence and text it then has */
  constructor(
    status: number,
    source: RefusalSource | ServiceError,
    { headers = {}, retryAfterSeconds }: HttpRefusalOptions = {},
  ) {
    const { sentence, text } =
      source instanceof ServiceError
        ? { sentence: source.message, text: source.details.text }
        : describeRefusal(source, { retryAfterSeconds });
    super(sentence);
    this.status = status;
    this.headers = headers;
    this.body = {
      error: sentence,
      ...(text && { text }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }
}
