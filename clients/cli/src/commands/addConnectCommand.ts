import { readFileSync } from 'node:fs';
import { DEFAULT_BASE_URL } from '@everything-wallet/sdk';
import { InvalidArgumentError, type Command } from 'commander';
import { resolveSettings } from '../config/resolveSettings.ts';
import { startEndpoint } from '../endpoint/startEndpoint.ts';
import { usageError } from '../errors/usageError.ts';
import { findNetwork } from '../findNetwork.ts';
import { loopbackHosts } from '../loopbackHosts.ts';
import { formatFields } from '../output/formatFields.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';

interface ConnectOptions {
  readonly port: number;
  readonly wallet?: string;
}

/** ew connect: JSON-RPC endpoint on this machine whose requests the wallet in the browser signs. */
export function addConnectCommand(program: Command): void {
  program
    .command('connect')
    .description('let tools such as cast and Hardhat sign with the wallet in your browser; runs until Ctrl-C')
    .option('--port <number>', 'the port on 127.0.0.1; a free one by default', parsePort, 0)
    .option('--wallet <url>', 'the address of the wallet; that of --base-url by default')
    .action(async ({ port, wallet }: ConnectOptions, command: Command) => {
      const { baseUrl, network, isJson } = resolveSettings(command);
      const { chainId, rpcName } = findNetwork(network);
      const walletUrl = originOf(wallet ?? baseUrl ?? DEFAULT_BASE_URL);
      const { rpcUrl, pageUrl, close } = await startEndpoint({
        port,
        walletUrl,
        chainId,
        readScript: () => readFileSync(new URL('./page.js', import.meta.url), 'utf8'),
        note: printNote,
      }).catch((error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        throw code === 'EADDRINUSE' || code === 'EACCES'
          ? usageError(`Port ${port} cannot be used.`, 'Choose another one, or leave --port out.')
          : error;
      });
      printResult(isJson, { rpcUrl, pageUrl, chainId, walletUrl }, () =>
        formatFields([
          ['RPC URL for tools', rpcUrl],
          ['Page to open', pageUrl],
          ['Network', rpcName],
          ['Wallet', walletUrl],
        ]),
      );
      printNote(
        'Open the page in the browser that has your wallet, and keep it open. Ctrl-C ends ew connect.',
      );
      if (!interruption.aborted) {
        await new Promise((resolve) => interruption.addEventListener('abort', resolve, { once: true }));
      }
      await close();
      interruption.throwIfAborted();
    });
}

/** Origin of the wallet. @throws CliError 'usage' for an address without encryption, except on this machine */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url?.protocol === 'http:' && loopbackHosts.includes(url.hostname);
  if (url && (url.protocol === 'https:' || isLocal)) return url.origin;
  throw usageError(`"${address}" is not the address of a wallet.`, 'Use an https address.');
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{4,5}$/.test(text) && port >= 1024 && port <= 65_535) return port;
  throw new InvalidArgumentError('Use a port from 1024 to 65535.');
}
