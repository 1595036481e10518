import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { repositoryRoot } from '../../tools/repositoryRoot.ts';
import { FunctionsFront } from './FunctionsFront.ts';
import { hostingConfiguration } from './hostingConfiguration.ts';
import { HostingFront } from './HostingFront.ts';
import type { Tally } from './Tally.ts';

/** Milliseconds that a function takes that is too late for Hosting, and for its own platform. */
const LATE_MS = 61_000;

/** Result of a request to a function that is too slow. */
interface LateAnswer {
  readonly by: string;
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/**
 * Requests a function that answers after 61 s, through both front ends with the stand-in's settings; takes a
 * minute.
 */
export async function askTooLate(): Promise<LateAnswer[]> {
  const server = createServer((_, response) => {
    setTimeout(() => response.end('late'), LATE_MS).unref();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const find = () => Promise.resolve((server.address() as AddressInfo).port);
  const hosting = await HostingFront.start(hostingConfiguration(), repositoryRoot, find);
  const functions = await FunctionsFront.start(find);
  const ask = async (by: string, url: string) => {
    const startedAt = performance.now();
    const response = await fetch(url, { signal: AbortSignal.timeout(2 * LATE_MS) });
    const text = await response.text();
    return { by, status: response.status, text, ms: performance.now() - startedAt };
  };
  try {
    return await Promise.all([
      ask('Hosting', `${hosting.url}/api/v1/networks`),
      ask('the functions', `${functions.url}/getBalance`),
    ]);
  } finally {
    hosting.end();
    functions.end();
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Checks that Hosting ends a function after 60 s with 504, as documented, and that its own platform does too.
 */
export function checkTooLate(answers: readonly LateAnswer[], tally: Tally): string {
  for (const { by, status, text, ms } of answers) {
    const isGivenUp = status === 504 && text !== 'late' && ms >= 59_900 && ms < LATE_MS;
    tally.expect(isGivenUp, `${by}: ${status} '${text.trim()}' after ${Math.round(ms)} ms`);
  }
  return `given up after ${answers.map(({ ms }) => (ms / 1_000).toFixed(1)).join(' s and ')} s`;
}
