import type { Internet } from '../../functions/src/services/nfts/internet.ts';
import { postGuarded } from '../../functions/src/services/webhooks/postGuarded.ts';
import { requireWebhookUrl } from '../../functions/src/services/webhooks/requireWebhookUrl.ts';
import type { Tally } from '../production/Tally.ts';
import { hostileNames, hostileTargets } from './hostileTargets.ts';

/** Checks that hostile URLs are refused when a webhook is created and when an event is sent, before any connection. */
export async function checkTargets(tally: Tally): Promise<string> {
  const connected: string[] = [];
  const internet: Internet = {
    resolve: (host) => Promise.resolve(hostileNames[host] ?? ['93.184.216.34']),
    request: ({ url }) => {
      connected.push(url.href);
      throw new Error('A connection');
    },
  };
  const post = { headers: {}, body: '{}', timeoutMs: 1_000 };
  for (const target of hostileTargets) {
    const url = new URL(target);
    const created = await problemOf(requireWebhookUrl(url, {}, internet.resolve));
    tally.expect(created === 'url', `a webhook was created for ${target}`);
    const sent = await problemOf(postGuarded(url, post, {}, internet));
    tally.expect(sent === 'refused', `an event to ${target} ended in ${sent}`);
  }
  tally.expect(connected.length === 0, `${connected.length} hostile URLs were connected to`);
  const usual = await problemOf(postGuarded(new URL('https://hooks.example/'), post, {}, internet));
  tally.expect(usual === 'unreachable' && connected.length === 1, 'a usual URL was not connected to');
  return `${hostileTargets.length} hostile URLs refused`;
}

function problemOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => String((error as { readonly problem?: unknown }).problem),
  );
}
