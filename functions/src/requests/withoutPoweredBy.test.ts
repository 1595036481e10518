import { expect, it } from 'vitest';
import { startFakeServer } from '../testing/startFakeServer.ts';
import { withoutPoweredBy } from './withoutPoweredBy.ts';

it("removes the platform's header, and no other", async () => {
  withoutPoweredBy();
  await using server = await startFakeServer((_body, response) => {
    response.setHeader('X-Powered-By', 'Express').setHeader('X-Other', 'kept');
    response.end('{}');
  });
  const { headers } = await fetch(server.url);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('x-other')).toBe('kept');
});
