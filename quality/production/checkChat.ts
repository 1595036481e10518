import { readAnswer } from '../../web/src/features/chat/readAnswer.ts';
import { HostingFront } from './HostingFront.ts';
import { CLIENT_HEADER } from './proxyTo.ts';
import { standInWebKey } from './standInProject.ts';
import type { StandIn } from './StandIn.ts';
import { StandInUser } from './StandInUser.ts';
import type { Tally } from './Tally.ts';

const QUESTION = 'How do I send coins to somebody?';

/**
 * Tests the support chat as a visitor and as a user, at its own address, which streams the answer; and behind
 * a rewrite of Hosting, which buffers it: the pages' reader must handle both.
 */
export async function checkChat(standIn: StandIn, tally: Tally): Promise<string> {
  const user = StandInUser.signUp(standIn);
  const behindRewrite = await HostingFront.start(
    {
      public: 'web/dist',
      ignore: [],
      headers: [],
      rewrites: [{ source: '/chat', function: { functionId: 'supportChat' } } as { source: string }],
    },
    process.cwd(),
    (name) => standIn.portOf(name),
  );
  try {
    for (const bearer of [standInWebKey, user.idToken]) {
      for (const [place, url] of [
        ['its own address', `${standIn.functionsUrl}/supportChat`],
        ['a rewrite', `${behindRewrite.url}/chat`],
      ] as const) {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${bearer}`,
            [CLIENT_HEADER]: user.address,
          },
          body: JSON.stringify({ messages: [{ role: 'user', content: QUESTION }] }),
        });
        tally.expect(response.status === 200, `chat at ${place}: ${response.status}`);
        const parts: string[] = [];
        if (response.body) for await (const part of readAnswer(response.body)) parts.push(part);
        tally.expect(
          parts.length > 3 && /send/i.test(parts.join('')),
          `chat at ${place}: ${parts.length} parts`,
        );
      }
    }
  } finally {
    behindRewrite.end();
  }
  return '4 conversations';
}
