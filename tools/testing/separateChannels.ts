import { randomUUID } from 'node:crypto';

/*
 * Gives each test file channels of its own, as another browser has: Node's reach every thread of a process, and
 * the outcome of a send in one file closed a dialog in another.
 */

const prefix = randomUUID();

globalThis.BroadcastChannel = class extends globalThis.BroadcastChannel {
  constructor(name: string) {
    super(`${prefix} ${name}`);
  }
};
