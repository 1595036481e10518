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
  pushes: {
    removeOlder: (userId, before, endpoint = 'none') =>
      step(`pushes ${userId} ${before / 1_000 - SECONDS} but ${endpoint}`),
  },
};
const ALL_PUSHES = 'pushes alice Infinity but none';

// Regression: sessions were revoked first; an interrupted user could not try again, and the rules were never
// updated.
it('locks before it revokes, and locks again for what began meanwhile', async () => {
  await endAllSessions(store, 'alice', NOW);
  expect(log).toEqual(['lock alice 0', ALL_PUSHES, 'revoke', 'lock alice 2']);
});

it('has locked after an interruption, and does the rest when repeated', async () => {
  failing = 'revoke';
  await expect(endAllSessions(store, 'alice', NOW)).rejects.toThrow('revoke');
  failing = undefined;
  await endAllSessions(store, 'alice', NOW);
  const begun = ['lock alice 0', ALL_PUSHES, 'revoke'];
  expect(log).toEqual([...begun, ...begun, 'lock alice 2']);
});

it('locks what Firebase has ended, from the time that Firebase reports, not from this sign-in', async () => {
  countSince = SECONDS - 600;
  await endOlderSessions(store, 'alice', NOW, 'https://push.example.com/mine');
  expect(log).toEqual(['lock alice -600', 'pushes alice -600 but https://push.example.com/mine']);
});

it('records no lock if the last token of the ended sessions has expired', async () => {
  countSince = SECONDS - 3_900;
  await endOlderSessions(store, 'alice', NOW);
  expect(log).toEqual(['pushes alice -3900 but none']);
});
