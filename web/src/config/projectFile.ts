import { SILENCE_MS } from '../lib/time/silence.ts';

/**
 * Files that describe the environment: Hosting's own about the project, and the wallet's about the services.
 */
const FILES = ['/__/firebase/init.json', '/environment.json'] as const;

type ProjectFile = (typeof FILES)[number];

const preloaded = new Map<ProjectFile, Promise<unknown>>();

/** Requests both files now: later reads then resolve sooner. */
export function preloadProjectFiles(): void {
  for (const path of FILES) {
    const answer = read(path);
    // The reader handles the error.
    answer.catch(() => undefined);
    preloaded.set(path, answer);
  }
}

/**
 * Reads one of the files.
 *
 * @throws Error when it cannot be read; the next call requests it again
 */
export function projectFile(path: ProjectFile): Promise<unknown> {
  const answer = preloaded.get(path) ?? read(path);
  preloaded.delete(path);
  return answer;
}

async function read(path: ProjectFile): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(SILENCE_MS) });
  return response.json();
}
