import type { FakeAnswer } from './startFakeNode.ts';

/** Reactions of test nodes to a request besides an answer. */
export const fakeAnswers = {
  /** Never answers. */
  never: (() => undefined) satisfies FakeAnswer,
  /** Is a gateway whose node does not answer. */
  down: ((response) => response.writeHead(502).end()) satisfies FakeAnswer,
  /** Answers with bytes of a test's own making. */
  raw:
    (body: string, status = 200): FakeAnswer =>
    (response) =>
      response.writeHead(status).end(body),
};
