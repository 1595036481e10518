import type { Command } from 'commander';
import { askPages } from '../askPages.ts';
import { resolveSettings } from '../config/resolveSettings.ts';
import { createApiClient } from '../createApiClient.ts';
import { findNetwork } from '../findNetwork.ts';
import { formatTable } from '../output/formatTable.ts';
import { printNote } from '../output/printNote.ts';
import { printResult } from '../output/printResult.ts';
import { interruption } from '../terminal/interruption.ts';
import { checkAddress } from '../transactions/checkAddress.ts';

interface NftsOptions {
  readonly all?: boolean;
  readonly includeUnverified?: boolean;
}

/** ew nfts: NFTs of an address. */
export function addNftsCommand(program: Command): void {
  program
    .command('nfts')
    .description('list the NFTs that an address holds, newest first')
    .argument('<address>', '0x and 40 hex digits')
    .option('--all', 'request every page, back to the first block')
    .option('--include-unverified', 'include unverified NFTs, many of which are spam')
    .action(async (address: string, options: NftsOptions, command: Command) => {
      const { all = false, includeUnverified = false } = options;
      const settings = resolveSettings(command);
      checkAddress(address, '<address>');
      const network = findNetwork(settings.network).rpcName;
      const wallet = createApiClient(settings);
      const pages = await askPages(
        async (cursor) =>
          wallet.listNfts({ address, network, includeUnverified, cursor }, { signal: interruption }),
        all,
      );
      const last = pages.at(-1) ?? pages[0];
      const answer = {
        ...last,
        // One received several times may be on several pages; the last has its current state.
        nfts: onceEach(
          pages.flatMap(({ nfts }) => nfts),
          ({ standard, contract, tokenId }) => [standard, contract, tokenId].join(' '),
        ),
        collections: onceEach(
          pages.flatMap(({ collections }) => collections),
          ({ contract }) => contract,
        ),
        toBlock: pages[0].toBlock,
        unsettled: pages.reduce((sum, { unsettled }) => sum + unsettled, 0),
      };
      const nameOf = (contract: string) =>
        answer.collections.find((collection) => collection.contract === contract)?.name ?? '';
      printResult(settings.isJson, answer, () =>
        formatTable(
          ['COLLECTION', 'TOKEN ID', 'UNITS', 'NAME', 'CONTRACT', 'SURE'],
          answer.nfts.map(({ contract, tokenId, units = '—', metadata, agreement }) => [
            ...[nameOf(contract), tokenId, units, metadata?.name ?? '', contract, agreement],
          ]),
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

/** Removes duplicates: each item once, in the order of first appearance, with its last content. */
function onceEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
