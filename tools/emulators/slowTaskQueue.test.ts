import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import './slowTaskQueue.ts';

test('the queues of the Cloud Tasks emulator pause between two updates', () => {
  const load = createRequire(import.meta.url);
  const { TaskQueueController } = load('firebase-tools/lib/emulator/tasksEmulator') as {
    readonly TaskQueueController: { readonly UPDATE_TIMEOUT: number };
  };
  expect(TaskQueueController.UPDATE_TIMEOUT).toBe(25);
});
