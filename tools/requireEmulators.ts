import { stackEnvironment } from './stackEnvironment.ts';
import { stackPorts, testPortOffset } from './stackPorts.ts';

/**
 * Vitest's global setup of the tests that need the stack: fails them all at once, with the reason, when no
 * Firestore emulator answers.
 */
export async function setup(): Promise<void> {
  const host = { ...stackEnvironment(stackPorts(testPortOffset)), ...process.env }['FIRESTORE_EMULATOR_HOST'];
  await fetch(`http://${host ?? ''}/`).catch((cause: unknown) => {
    throw new Error(
      `No Firestore emulator answers at ${host ?? ''}: use npm test, or keep npm run stack:test up.`,
      {
        cause,
      },
    );
  });
}
