import type { Command } from 'commander';
import { askPages } from '../askPages.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatTable } from '../output/formatTable.ts';
import { formatTokenAmount } from '../output/formatTokenAmount.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { tokenNames } from '../tokens/tokenNames.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

/** ew approvals: approvals of an address's tokens. */
export function addApprovalsCommand(program: Command): void {
  program
    .command('approvals')
    .description('list the approvals that an address has given for its tokens')
    .argument('<address>', '0x and 40 hex digits')
    .option('--all', 'request every page, back to the first block')
    .action(async (address: string, { all = false }: { readonly all?: boolean }, command: Command) => {
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const { rpcName: network, chainId } = findNetwork(settings.network);
      const wallet = createApiClient(settings);
      const pages = await askPages(
        async (cursor) => wallet.listApprovals({ address, network, cursor }, { signal: interruption }),
        all,
      );
      const last = pages.at(-1) ?? pages[0];
      // Of one on two pages the later counts.
      const approvals = new Map(
        pages.flatMap((page) =>
          page.approvals.map(
            (one) => [[one.kind, one.contract, one.spender, one.tokenId].join(' '), one] as const,
          ),
        ),
      );
      const tokens = new Map(pages.flatMap((page) => page.tokens.map((one) => [one.contract, one] as const)));
      const answer = {
        ...last,
        approvals: [...approvals.values()],
        tokens: [...tokens.values()],
        leftOut: pages.reduce((sum, { leftOut }) => sum + leftOut, 0),
      };
      const nameOf = await tokenNames(chainId, [], answer.tokens);
      printResult(settings.isJson, answer, () =>
        formatTable(
          ['SPENDER', 'MAY TAKE', 'SURE'],
          answer.approvals.map(
            ({ kind, contract, spender = 'not known', spenderName, tokenId, units, agreement }) => {
              const what =
                kind === 'operator'
                  ? `all of ${contract}`
                  : kind === 'tokenApproval'
                    ? `the NFT ${tokenId ?? ''} of ${contract}`
                    : formatTokenAmount(units, contract, nameOf);
              return [spenderName === undefined ? spender : `${spender} (${spenderName})`, what, agreement];
            },
          ),
        ),
      );
      if (settings.isJson) return;
      if (answer.logs === 'refused')
        printNote('The nodes serve no logs, so an empty list proves nothing. Try again later.');
      if (answer.cursor !== undefined) printNote('There may be more: use --all to request every page.');
    });
}
