// @vitest-environment node
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { expect, onTestFinished, test } from 'vitest';
import { withoutHeartbeat } from './withoutHeartbeat.ts';

/** Returns the heartbeat service that Firebase's services would find. */
function heartbeatOf(app: FirebaseApp): unknown {
  const { container } = app as unknown as {
    container: { getProvider: (name: string) => { getImmediate: (how: { optional: true }) => unknown } };
  };
  return container.getProvider('heartbeat').getImmediate({ optional: true });
}

test('the installed Firebase counts, stores and sends no days of use', () => {
  const options = { projectId: 'demo', apiKey: 'key', appId: '1:1:web:1' };
  const before = initializeApp(options, 'before');
  onTestFinished(() => deleteApp(before));
  expect(heartbeatOf(before)).toHaveProperty('getHeartbeatsHeader');
  withoutHeartbeat();
  const now = initializeApp(options, 'now');
  onTestFinished(() => deleteApp(now));
  expect(heartbeatOf(now)).toBeNull();
});
