import type { FakeAnswer } from './startFakeNode.ts';

/** What nodes of tests do with a question besides answering it. */
export const fakeAnswers = {
  /** Says nothing at all. */
  never: (() => undefined) satisfies FakeAnswer,
  /** Is a gateway whose node does not answer. */
  down: ((response) => response.writeHead(502).end()) satisfies FakeAnswer,
  /** Answers with bytes of a test's own making. */
  raw:
    (body: string, status = 200): FakeAnswer =>
    (response) =>
      response.writeHead(status).end(body),
};
