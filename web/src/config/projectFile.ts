import { SILENCE_MS } from '../lib/time/silence.ts';

/** What says where the site stands: Hosting's word on the project that it serves, and ours on the services. */
const FILES = ['/__/firebase/init.json', '/environment.json'] as const;

type ProjectFile = (typeof FILES)[number];

const askedAhead = new Map<ProjectFile, Promise<unknown>>();

/** Asks for both files now: whoever reads one then has the answer sooner. */
export function askForProjectFiles(): void {
  for (const path of FILES) {
    const answer = read(path);
    // Whoever reads it hears of it.
    answer.catch(() => undefined);
    askedAhead.set(path, answer);
  }
}

/**
 * Reads one of the files.
 *
 * @throws Error when it cannot be read; the next call asks anew
 */
export function projectFile(path: ProjectFile): Promise<unknown> {
  const answer = askedAhead.get(path) ?? read(path);
  askedAhead.delete(path);
  return answer;
}

async function read(path: ProjectFile): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(SILENCE_MS) });
  return response.json();
}
