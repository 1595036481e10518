import { randomBytes } from 'node:crypto';
import type { Event } from '@everything-wallet/sdk';
import { InvalidArgumentError, type Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { forwardEvent, type ForwardTarget } from '../listen/forwardEvent.ts';
import { loopbackHosts } from '../loopbackHosts.ts';
import { describeEvent } from '../output/describeEvent.ts';
import { printNote } from '../output/printNote.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

const eventTypes: readonly string[] = [
  'transfer.coin',
  'transfer.token',
  'transfer.nft',
  'approval.changed',
  'movement.settled',
  'movement.reorged',
] satisfies readonly Event['type'][];

const SECRET_BYTES = 24;

interface ListenOptions {
  readonly address?: string;
  readonly after?: string;
  readonly events?: readonly string[];
  readonly forwardTo?: string;
  readonly secret?: string;
}

/** ew listen: events on your accounts as they happen, printed and forwarded to a program on this machine. */
export function addListenCommand(program: Command): void {
  program
    .command('listen')
    .description(
      'print the events on your accounts as they happen, on all networks without --network; runs until Ctrl-C',
    )
    .option('--address <address>', 'events on this account only')
    .option('--events <types>', `types of events, separated by commas: ${eventTypes.join(', ')}`, parseTypes)
    .option('--after <cursor>', 'begin after the event with this cursor, which --json prints')
    .option('--forward-to <url>', 'post each event to a program on this machine, as webhooks do', parseUrl)
    .option(
      '--secret <secret>',
      'the secret that signs them, whsec_ and base64; a new one by default',
      parseSecret,
    )
    .action(async ({ address, after, events, forwardTo, secret }: ListenOptions, command: Command) => {
      const settings = resolveSettings(command);
      // The network of the environment or the configuration is one for requests that need one.
      const { network } = command.optsWithGlobals<{ network?: string }>();
      if (address !== undefined) checkAddress(address, '--address');
      const filter = {
        address,
        after,
        network: network === undefined ? undefined : findNetwork(network).rpcName,
      };
      const wallet = createApiClient(settings);
      const target = forwardTo === undefined ? undefined : { url: forwardTo, secret: secret ?? newSecret() };
      if (target && secret === undefined) printNote(`Signing secret: ${target.secret}`);
      printNote('Listening for events. Ctrl-C ends ew listen.');

      for await (const event of wallet.events({ ...filter, signal: interruption })) {
        if (events && !events.includes(event.type)) continue;
        const { cursor, ...body } = event;
        process.stdout.write(
          `${settings.isJson ? JSON.stringify({ cursor, ...body }) : describeEvent(body)}\n`,
        );
        if (target) await forward(body, target);
      }
    });
}

async function forward(event: Event, target: ForwardTarget): Promise<void> {
  const outcome = await forwardEvent(event, target);
  if (!interruption.aborted) printNote(`${event.id} forwarded to ${target.url}: ${outcome}`);
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function parseTypes(text: string): readonly string[] {
  const types = text.split(',').map((type) => type.trim());
  if (types.every((type) => eventTypes.includes(type))) return types;
  throw new InvalidArgumentError(`Use some of ${eventTypes.join(', ')}.`);
}

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url !== undefined && loopbackHosts.includes(url.hostname);
  if (isLocal && ['http:', 'https:'].includes(url.protocol)) return url.href;
  throw new InvalidArgumentError(
    `Use an address on ${loopbackHosts.join(', ')}: events are forwarded on this machine only.`,
  );
}

function parseSecret(text: string): string {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  if (Buffer.from(encoded, 'base64').length >= SECRET_BYTES) return text;
  throw new InvalidArgumentError(`A secret is whsec_ and the base64 of at least ${SECRET_BYTES} bytes.`);
}
