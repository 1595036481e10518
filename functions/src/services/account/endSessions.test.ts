import { beforeEach, expect, it } from 'vitest';
import { endAllSessions, endOlderSessions, type SessionStore } from './endSessions.ts';

const NOW = Date.parse('2026-11-22T12:00:00.500Z');
const SECONDS = Math.floor(NOW / 1_000);

let log: string[];
let countSince: number;
let failing: string | undefined;
beforeEach(() => {
  [log, countSince, failing] = [[], SECONDS, undefined];
});

function step(name: string): Promise<void> {
  log.push(name);
  return failing === name ? Promise.reject(new Error(name)) : Promise.resolve();
}
const store: SessionStore = {
  locks: { lockOlderSessions: (userId, since) => step(`lock ${userId} ${since - SECONDS}`) },
  logins: {
    revokeSessions: () => {
      countSince = SECONDS + 2;
      return step('revoke');
    },
    sessionsCountSince: () => Promise.resolve(countSince),
  },
};

// Regression: sessions were revoked first; an interrupted user could not try again, and the rules were never
// updated.
it('locks before it revokes, and locks again for what began meanwhile', async () => {
  await endAllSessions(store, 'alice', NOW);
  expect(log).toEqual(['lock alice 0', 'revoke', 'lock alice 2']);
});

it('has locked after an interruption, and does the rest when repeated', async () => {
  failing = 'revoke';
  await expect(endAllSessions(store, 'alice', NOW)).rejects.toThrow('revoke');
  failing = undefined;
  await endAllSessions(store, 'alice', NOW);
  expect(log).toEqual(['lock alice 0', 'revoke', 'lock alice 0', 'revoke', 'lock alice 2']);
});

it('locks what Firebase has ended, from the time that Firebase reports, not from this sign-in', async () => {
  countSince = SECONDS - 600;
  await endOlderSessions(store, 'alice', NOW);
  expect(log).toEqual(['lock alice -600']);
});

it('writes nothing if the last token of the ended sessions has expired', async () => {
  countSince = SECONDS - 3_900;
  await endOlderSessions(store, 'alice', NOW);
  expect(log).toEqual([]);
});
