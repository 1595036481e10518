import type { RpcName } from '@everything-wallet/core/networks/networks';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import { isWanted } from '../../data/isWanted.ts';
import { eventFilterOf } from '../../services/activity/eventFilterOf.ts';
import { LastSequences } from '../../services/activity/LastSequences.ts';
import { MAX_PAGE, readActivity, type ActivityFilter } from '../../services/activity/readActivity.ts';
import { streamActivity } from '../../services/activity/streamActivity.ts';
import { answers, keyedProblems } from '../answers.ts';
import type { ApiEnvironment, CallerKey } from '../ApiEnvironment.ts';
import { ApiProblem } from '../ApiProblem.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { challenge } from '../challenge.ts';
import { eventAnswer } from '../eventAnswer.ts';
import { addressField, networkField } from '../fields.ts';
import { MAX_STREAMS, OpenStreams } from '../OpenStreams.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { textStream } from '../textStream.ts';

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';
const CURSOR = /^\d{1,15}$/;

const query = z.object({
  after: z
    .string()
    .regex(CURSOR, 'must be the cursor of an answer, or the id of an event of a stream')
    .openapi({
      description:
        'The cursor of the previous answer: events after it are returned. Without it, the answer has no events and the current cursor.',
      example: '41',
    })
    .optional(),
  network: networkField.optional(),
  address: addressField.optional(),
});

const responses = answers(
  'The events, and the cursor of the next request; with `Accept: text/event-stream`, the stream.',
  z
    .object({
      events: z.array(eventAnswer),
      cursor: z.string().regex(CURSOR).openapi({
        description: 'The value of `after` in the next request. Always present.',
        example: '42',
      }),
    })
    .openapi('Events'),
  [...keyedProblems, 'invalid_request', 'network_not_allowed'],
);

const operation = createRoute({
  method: 'get',
  path: '/events',
  operationId: 'listEvents',
  tags: ['Accounts'],
  summary: 'The events on your accounts, as a list or as a stream',
  description: `Transfers and approvals of the accounts of the key’s owner, oldest first, as webhooks deliver them (see \`POST /webhooks\`): at most ${MAX_PAGE} per answer. Request again with \`after\`, even if an answer has no events. Events are stored for 30 days, while you have a webhook or have read events in the last seven days. With \`Accept: text/event-stream\`, the answer is a stream of server-sent events: \`id\` is a cursor, \`event\` the type, and \`data\` the event as JSON. It ends after about 50 seconds, or earlier after events; connect again with the header \`Last-Event-ID\`, as the SDKs do, and no event is lost. More than ${MAX_STREAMS} open streams of a user are refused. Only networks that the service scans have events (\`GET /health\`), and internal coin transfers cause none. A key for testnets gets the events of testnets only. Needs the scope \`read\`.`,
  request: { query },
  responses: {
    ...responses,
    200: {
      ...responses[200],
      content: {
        ...responses[200].content,
        [STREAM_TYPE]: {
          schema: z.string().openapi({ description: 'Server-sent events (WHATWG HTML, 9.2).' }),
        },
      },
    },
  },
});

/** GET /events: the events on the accounts of a key's owner, as JSON or as a stream of server-sent events. */
export const eventsRoute: ApiRoute = {
  operation,
  scope: 'read',
  client: {
    member: 'events',
    brief: 'the events on your accounts after a cursor',
    returns: "the events on the accounts of the key's owner after a cursor, oldest first",
    notes:
      'Without `after`, it returns no events and the current `cursor`. Pass the cursor to the next request, also after an answer without events.',
    fields: '`events` (`id`, `type`, `timestamp`, `network`, `data`), `cursor`',
  },
  install: (app, { activity }) => {
    const lasts = new LastSequences(activity);
    const streams = new OpenStreams();

    app.openapi(operation, async (context) => {
      const caller = context.get('caller');
      if (!caller) throw challenge('key_missing');
      const { after, network, address } = context.req.valid('query');
      if (network) requireNetwork(caller, network);
      const filter = filterOf(caller, network?.rpcName, address);
      const isStream =
        accepts(context, {
          header: 'Accept',
          supports: [JSON_TYPE, STREAM_TYPE],
          default: JSON_TYPE,
        }) === STREAM_TYPE;
      const given = (isStream ? lastEventId(context) : undefined) ?? after;
      context.header('Vary', 'Accept');

      const last = await withDeadline(activity.listen(caller.userId), DATABASE_TIMEOUT_MS);
      // Nothing follows a cursor that is not reached yet: it is of another deployment or account.
      const start = given === undefined ? last : Math.min(Number(given), last);
      if (!isStream) {
        const { found, cursor } =
          start < last
            ? await readActivity(activity, caller.userId, { after: start, last }, filter)
            : { found: [], cursor: last };
        return context.json({ events: found.map(({ event }) => event), cursor: String(cursor) }, 200);
      }
      context.header('X-Accel-Buffering', 'no');
      context.header('Content-Type', STREAM_TYPE);
      if (context.req.method === 'HEAD') return context.body(null, 200);
      const { signal, end } = streams.start(caller.userId, context.req.raw.signal);
      const texts = streamActivity({
        log: activity,
        lasts,
        userId: caller.userId,
        after: start,
        isWanted: filter,
        signal,
        // Firebase Hosting, which adds this header, sends a response when it is complete (firebase-tools issue 9774).
        endsAfterEvents: context.req.header('X-Forwarded-Host') !== undefined,
      });
      return context.body(textStream(texts, end), 200);
    });
  },
};

/** Returns the id of the last event that a client got before it lost its stream. */
function lastEventId(context: Context<ApiEnvironment>): string | undefined {
  const id = context.req.header('Last-Event-ID') ?? '';
  if (id === '') return undefined;
  if (CURSOR.test(id)) return id;
  const detail = 'Last-Event-ID must be the id of an event of a stream.';
  throw new ApiProblem('invalid_request', { detail, errors: [{ field: 'Last-Event-ID', detail }] });
}

function filterOf(
  caller: CallerKey,
  network: RpcName | undefined,
  address: string | undefined,
): ActivityFilter {
  const account = address === undefined ? undefined : getAddress(address);
  const networks = network === undefined ? null : [network];
  const filter = eventFilterOf({ networks, types: null, testnetsOnly: caller.testnetsOnly });
  return (event) => isWanted(filter, event) && (account === undefined || event.data.address === account);
}
