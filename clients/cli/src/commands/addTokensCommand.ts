import type { Command } from 'commander';
import { askPages } from '../askPages.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatTable } from '../output/formatTable.ts';
import { formatUnits } from '../output/formatUnits.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

interface TokensOptions {
  readonly all?: boolean;
  readonly includeUnverified?: boolean;
}

/** ew tokens: coin and tokens of an address. */
export function addTokensCommand(program: Command): void {
  program
    .command('tokens')
    .description('list the coin and the listed tokens that an address holds')
    .argument('<address>', '0x and 40 hex digits')
    .option('--all', 'request every page')
    .option('--include-unverified', 'include unverified tokens, many of which are spam')
    .action(async (address: string, options: TokensOptions, command: Command) => {
      const { all = false, includeUnverified = false } = options;
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const network = findNetwork(settings.network).rpcName;
      const wallet = createApiClient(settings);
      const pages = await askPages(
        async (cursor) =>
          wallet.listTokens({ address, network, includeUnverified, cursor }, { signal: interruption }),
        all,
      );
      const last = pages.at(-1) ?? pages[0];
      // Of a token on two pages the later counts.
      const byContract = new Map(pages.flatMap(({ tokens }) => tokens.map((one) => [one.contract, one])));
      const lookedFrom = pages.find(({ toBlock }) => toBlock !== undefined);
      const answer = {
        ...last,
        tokens: [...byContract.values()],
        // From the first page that scanned blocks, back to those of the last one.
        ...(lookedFrom && { toBlock: lookedFrom.toBlock }),
      };
      printResult(settings.isJson, answer, () =>
        formatTable(
          ['SYMBOL', 'AMOUNT', 'SURE', 'CONTRACT'],
          [
            [answer.currency, formatUnits(answer.coin.units, 18), answer.coin.agreement, ''],
            ...answer.tokens.map(({ symbol, units, decimals, agreement, contract }) => [
              ...[symbol, formatUnits(units, decimals), agreement, contract],
            ]),
          ],
        ),
      );
      if (!settings.isJson && !answer.isWhole)
        printNote(
          answer.cursor === undefined
            ? 'No node reported some tokens: try again later.'
            : 'There may be more: use --all to request every page.',
        );
    });
}
