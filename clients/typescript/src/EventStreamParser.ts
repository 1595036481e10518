/** A message of a stream. */
export interface StreamMessage {
  /** Absent for a message that sets the id alone. */
  readonly data: string | undefined;
  /** The last id of the stream so far; empty without one. */
  readonly id: string;
}

const LINE_END = /\r\n|\r|\n/;

/** Parses a stream of server-sent events as its parts come (WHATWG HTML, 9.2.6). */
export class EventStreamParser {
  /** Milliseconds after which the server asks to connect again; undefined if it has not asked. */
  retryMs: number | undefined;
  readonly #decoder = new TextDecoder();
  #text = '';
  #id = '';
  #data: string[] = [];
  #hasField = false;

  /** Parses a part, which may begin and end anywhere, and returns the messages that it completes. */
  push(part: Uint8Array): readonly StreamMessage[] {
    this.#text += this.#decoder.decode(part, { stream: true });
    const messages: StreamMessage[] = [];
    for (let end = LINE_END.exec(this.#text); end; end = LINE_END.exec(this.#text)) {
      const next = end.index + end[0].length;
      // A line feed that belongs to this carriage return may be the first character of the next part.
      if (end[0] === '\r' && next === this.#text.length) break;
      const line = this.#text.slice(0, end.index);
      this.#text = this.#text.slice(next);
      if (line === '') messages.push(...this.#dispatch());
      else this.#read(line);
    }
    return messages;
  }

  #read(line: string): void {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') this.#data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.#id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value);
    else return;
    this.#hasField = true;
  }

  #dispatch(): readonly StreamMessage[] {
    const message = { data: this.#data.length > 0 ? this.#data.join('\n') : undefined, id: this.#id };
    const hasField = this.#hasField;
    this.#data = [];
    this.#hasField = false;
    return hasField ? [message] : [];
  }
}
