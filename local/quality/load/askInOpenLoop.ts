import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A question that is asked at a time of its own, whatever became of those before it. */
export interface TimedQuestion {
  /** Milliseconds from the beginning. */
  readonly atMs: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What became of a question. */
export interface TimedAnswer {
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly body: string;
  /** Milliseconds from when it was to be asked until its answer was there: what whoever waits sees. */
  readonly ms: number;
}

/** Milliseconds after which nobody waits any longer: the browser's own patience with a callable. */
const TIMEOUT_MS = 20_000;

/**
 * Asks questions in an open loop: each at its time, so that a server that is slow is not asked less.
 *
 * @returns the answers, in the order of the questions
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
    const asked = request(url, { method: 'POST', headers, agent, signal: AbortSignal.timeout(TIMEOUT_MS) });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
