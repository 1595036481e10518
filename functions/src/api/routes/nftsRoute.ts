import type { Network } from '@everything-wallet/core/networks/networks';
import { picturePath } from '@everything-wallet/core/nfts/picturePath';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { requestCost } from '../../services/limits/requestCost.ts';
import type { AddressNft } from '../../services/nfts/AddressNfts.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  includeUnverifiedField,
  networkAnswer,
  networkField,
  wholeAnswer,
} from '../fields.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { requireNetwork } from '../requireNetwork.ts';

/** Pixels of the picture that an answer names. */
const PICTURE_SIZE = 1024;

const metadataAnswer = z
  .object({
    name: z.string(),
    description: z.string(),
    traits: z.array(z.object({ type: z.string(), value: z.string() }).openapi('NftTrait')),
    picture: z
      .string()
      .openapi({
        description:
          'The path of its picture on this host, converted to WebP of at most 1024 pixels. Absent if the metadata names none.',
        example: '/nft-pictures/mainnet/0x52908400098527886E0F7030069857D2E4169EE7/7/1024?of=1800000000000',
      })
      .optional(),
    fetchedAt: wholeAnswer('When the metadata was read, in ms since 1970.', 1_800_000_000_000),
  })
  .openapi('NftMetadata', {
    description:
      'The metadata as the wallet last read it for any user. Its content is unverified. Absent if it has never been read.',
  });

const operation = createRoute({
  method: 'get',
  path: '/nfts',
  operationId: 'listNfts',
  tags: ['Accounts'],
  summary: 'The NFTs that an address holds',
  description:
    'ERC-721 and ERC-1155 tokens, newest first. The logs from `toBlock` down to `fromBlock` show what the address received; the nodes then report the current owner, and NFTs that the address no longer holds are left out. Use `cursor` to request older blocks, even if a page is empty: the list is complete only when there is no `cursor`. An NFT that the address received several times may appear in two answers, and both are right. At most 200 movements of one transaction are read. An NFT is confirmed only if it has an amount (`units`) and is `agreed`: one without `units` may have been sold. Unverified NFTs (`isUnverified`) are left out unless you ask for them. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      includeUnverified: includeUnverifiedField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'The holdings.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        nfts: z.array(
          z
            .object({
              contract: addressAnswer,
              tokenId: z
                .string()
                .regex(/^\d+$/)
                .openapi({ description: 'The token id as a decimal number.', example: '7' }),
              standard: z.enum(['erc721', 'erc1155']),
              units: unitsAnswer(
                'The amount that the address holds; 1 for ERC-721. Absent if it is unknown, which does not mean 0.',
              ).optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('The number of nodes that agree.', 2),
              isUnverified: z.boolean().openapi({
                description:
                  'Whether it arrived in a transaction that someone else signed and for which the address paid with no listed token. Such NFTs are often spam.',
              }),
              arrivedAt: wholeAnswer('When it arrived, in ms since 1970.', 1_800_000_000_000).optional(),
              metadata: metadataAnswer.optional(),
            })
            .openapi('HeldNft'),
        ),
        collections: z
          .array(
            z
              .object({
                contract: addressAnswer,
                name: z
                  .string()
                  .openapi({ description: 'Empty if the contract has no name, or if the nodes disagree.' }),
                symbol: z
                  .string()
                  .openapi({ description: 'Empty if the contract has no symbol, or if the nodes disagree.' }),
              })
              .openapi('NftCollection'),
          )
          .openapi({
            description:
              'The name and symbol that each contract in `nfts` reports; they may imitate another collection.',
          }),
        fromBlock: wholeAnswer('The first block scanned for incoming NFTs.', 7650000),
        toBlock: wholeAnswer('The last block scanned.', 7654321),
        unsettled: wholeAnswer(
          'The number of transactions whose NFTs may be incomplete: the nodes disagree about them, one block contains too many of them, or they move more NFTs than are read.',
          0,
        ),
        cursor: z
          .string()
          .openapi({ description: 'The cursor for older NFTs. Absent if there are no more blocks.' })
          .optional(),
        blockNumber: blockNumberAnswer,
        nodes: nodesAnswer,
      })
      .openapi('Nfts'),
    [...keyedProblems, ...networkProblems],
  ),
});

/** GET /nfts: the NFTs that an address holds. */
export const nftsRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: requestCost.nfts,
  client: {
    member: 'nfts',
    brief: 'the NFTs that an address holds',
    returns: 'the NFTs that an address holds, from the scanned blocks, newest first',
    notes:
      'Use `cursor` to request older blocks, even if a page is empty. An NFT that the address received several times may appear in two answers. One without `units` may have been sold.',
    fields:
      '`nfts` (`contract`, `tokenId`, `standard`, `units?`, `agreement`, `isUnverified`, `metadata?`, …), `collections`, `fromBlock`, `toBlock`, `cursor?`, …',
  },
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, cursor, includeUnverified, ...query } = context.req.valid('query');
      const caller = context.get('caller');
      requireNetwork(caller, network);
      const address = getAddress(query.address);
      const place = ['nfts', network.rpcName, address];
      const from = cursor === undefined ? undefined : readCursor(cursor, place, fromSchema);
      const answer = await dependencies.readNfts(network.rpcName, {
        ...{ address, from, includesUnverified: includeUnverified ?? false, asker: caller?.userId ?? '' },
      });
      const { nfts, collections, first, last, unsettled, next, block, nodes } = answer;
      return context.json(
        {
          address,
          ...aboutNetwork(network),
          nfts: nfts.map((nft) => answerOf(network, nft)),
          collections,
          fromBlock: first,
          toBlock: last,
          unsettled,
          ...(next && { cursor: writeCursor(place, next) }),
          ...(block && { blockNumber: block.number }),
          nodes,
        },
        200,
      );
    }),
};

const fromSchema = z.strictObject({ before: z.int().min(1), after: z.string().max(200).optional() });

function answerOf({ rpcName }: Network, nft: AddressNft) {
  const { contract, tokenId, standard, units, agreement, agreeing, isUnverified, arrivedAt, stored } = nft;
  return {
    ...{ contract, tokenId, standard, agreement, agreeing, isUnverified },
    ...(units !== null && { units }),
    ...(arrivedAt !== null && { arrivedAt }),
    ...(stored?.metadata && { metadata: metadataOf(rpcName, nft, stored.metadata, stored.hasPicture) }),
  };
}

function metadataOf(
  rpcName: string,
  { contract, tokenId }: Pick<AddressNft, 'contract' | 'tokenId'>,
  { name, description, traits, fetchedAt }: NonNullable<NonNullable<AddressNft['stored']>['metadata']>,
  hasPicture: boolean,
) {
  const picture = picturePath(rpcName, contract, tokenId, PICTURE_SIZE, fetchedAt);
  return { name, description, traits, fetchedAt, ...(hasPicture && { picture }) };
}
