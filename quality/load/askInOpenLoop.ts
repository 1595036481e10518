import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request with its own time, independent of earlier answers. */
export interface TimedQuestion {
  /** Milliseconds from the beginning. */
  readonly atMs: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Outcome of a request. */
export interface TimedAnswer {
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly body: string;
  /** Milliseconds from the scheduled time to the answer: the delay that a user sees. */
  readonly ms: number;
}

/** Milliseconds after which the browser stops waiting for a callable. */
const TIMEOUT_MS = 20_000;

/**
 * Sends requests in an open loop: each at its time, so that a slow server gets no fewer requests.
 *
 * @returns the answers, in the order of the requests
 */
export async function askInOpenLoop(questions: readonly TimedQuestion[]): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true });
  const beginning = performance.now();
  try {
    return await Promise.all(
      questions.map(async (question) => {
        const dueAt = beginning + question.atMs;
        await sleep(dueAt - performance.now());
        const answer = await ask(question, agent).catch(() => ({ status: 0, body: '' }));
        return { ...answer, ms: performance.now() - dueAt };
      }),
    );
  } finally {
    agent.destroy();
  }
}

function ask({ url, headers, body }: TimedQuestion, agent: Agent): Promise<Omit<TimedAnswer, 'ms'>> {
  return new Promise((resolve, reject) => {
    const requested = request(url, {
      method: 'POST',
      headers,
      agent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    requested.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    requested.on('error', reject);
    requested.end(body);
  });
}
