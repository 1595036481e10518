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
import { tokenNames } from '../tokens/tokenNames.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

interface TransfersOptions {
  readonly all?: boolean;
  readonly includeUnverified?: boolean;
}

/** ew transfers: incoming and outgoing transfers of tokens and NFTs. */
export function addTransfersCommand(program: Command): void {
  program
    .command('transfers')
    .description('list the token and NFT transfers of an address, newest first; without coin transfers')
    .argument('<address>', '0x and 40 hex digits')
    .option('--all', 'request every page, back to the first block')
    .option('--include-unverified', 'include unverified transfers, many of which are spam')
    .action(async (address: string, options: TransfersOptions, command: Command) => {
      const { all = false, includeUnverified = false } = options;
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const { rpcName: network, chainId } = findNetwork(settings.network);
      const wallet = createApiClient(settings);
      const pages = await askPages(
        async (cursor) =>
          wallet.listTransfers({ address, network, includeUnverified, cursor }, { signal: interruption }),
        all,
      );
      const last = pages.at(-1) ?? pages[0];
      const answer = {
        ...last,
        transfers: pages.flatMap(({ transfers }) => transfers),
        tokens: [
          ...new Map(
            pages.flatMap(({ tokens }) => tokens.map((one) => [one.contract, one] as const)),
          ).values(),
        ],
        toBlock: pages[0].toBlock,
        unsettled: pages.reduce((sum, { unsettled }) => sum + unsettled, 0),
      };
      const fungible = answer.transfers.filter(({ standard }) => standard === 'erc20');
      const contracts = fungible.map(({ contract }) => contract);
      const nameOf = await tokenNames(chainId, contracts, answer.tokens);
      printResult(settings.isJson, answer, () =>
        formatTable(
          ['TIME', 'DIRECTION', 'AMOUNT', 'SYMBOL', 'TOKEN ID', 'CONTRACT', 'WITH', 'TRANSACTION', 'SURE'],
          answer.transfers.map((transfer) => {
            const { at, direction, units, tokenId = '', contract, from, to, txHash, agreement } = transfer;
            const name = transfer.standard === 'erc20' ? nameOf(contract) : undefined;
            return [
              ...[new Date(at).toISOString(), direction, name ? formatUnits(units, name.decimals) : units],
              ...[name?.symbol ?? '', tokenId, contract],
              ...[direction === 'in' ? from : to, txHash, agreement],
            ];
          }),
        ),
      );
      if (settings.isJson) return;
      if (answer.unsettled > 0)
        printNote(
          `${answer.unsettled} transactions may be incomplete: the nodes disagree, or they moved too much.`,
        );
      if (answer.cursor !== undefined)
        printNote(`Scanned blocks ${answer.fromBlock} to ${answer.toBlock}: use --all to scan older ones.`);
    });
}
