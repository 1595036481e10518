import { createRequire } from 'node:module';

/*
 * Loaded into the process of the emulators before anything else (`node --import`). The Cloud Tasks emulator of firebase-tools asks its
 * queues without a pause while a task waits for its retry, which occupies a core for up to an hour. Here it pauses in between.
 */

const UPDATE_TIMEOUT_MS = 25;

interface TasksEmulatorModule {
  readonly TaskQueueController: { UPDATE_TIMEOUT: number };
}

const load = createRequire(import.meta.url);
const { TaskQueueController } = load('firebase-tools/lib/emulator/tasksEmulator') as TasksEmulatorModule;
TaskQueueController.UPDATE_TIMEOUT = UPDATE_TIMEOUT_MS;
