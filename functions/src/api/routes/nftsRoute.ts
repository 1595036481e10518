import type { Network } from '@everything-wallet/core/networks/networks';
import { picturePath } from '@everything-wallet/core/nfts/picturePath';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { requestCost } from '../../services/limits/requestCost.ts';
import type { AddressNft } from '../../services/nfts/AddressNfts.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import {
  addressAnswer,
  addressField,
  includeUnverifiedField,
  networkAnswer,
  networkField,
  wholeAnswer,
} from '../fields.ts';
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
          'The path of its picture on this host, drawn anew as WebP of 1024 pixels at most; absent where it names none.',
        example: '/nft-pictures/mainnet/0x52908400098527886E0F7030069857D2E4169EE7/7/1024?of=1800000000000',
      })
      .optional(),
    fetchedAt: wholeAnswer('When it was read, in ms since 1970.', 1_800_000_000_000),
  })
  .openapi('NftMetadata', {
    description:
      'What its contract says of it, which may be anything: as the wallet has last read it for somebody, and absent where it has not.',
  });

const operation = createRoute({
  method: 'get',
  path: '/nfts',
  operationId: 'listNfts',
  tags: ['Accounts'],
  summary: 'The NFTs that an address holds',
  description:
    'Of ERC-721 and ERC-1155, those that came last are the first. Logs tell what came to the address, from `toBlock` down to `fromBlock`; of each the nodes are asked whose it is now, and what it no longer has is left out. The next request with `cursor` looks through the blocks before them, also where a page is empty: all is known only where there is no `cursor` any more. One that came several times may be in two answers, of which each is right. Of one transaction 200 movements are read at most. Only what has an amount (`units`) and is `agreed` is held for sure: an NFT without `units` may have been sold. Left out unless asked for is what nobody asked for (`isUnverified`). Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      includeUnverified: includeUnverifiedField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'What is held.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        nfts: z.array(
          z
            .object({
              contract: addressAnswer,
              tokenId: z.string().regex(/^\d+$/).openapi({ description: 'A decimal number.', example: '7' }),
              standard: z.enum(['erc721', 'erc1155']),
              units: unitsAnswer(
                'How many the address has: 1 of ERC-721; absent where it is not known, which is no 0.',
              ).optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('Nodes that say so.', 2),
              isUnverified: z.boolean().openapi({
                description:
                  'It came by a transaction that somebody else signed, and for which the address paid with no token that a list names: much of it is spam.',
              }),
              arrivedAt: wholeAnswer('When it came, in ms since 1970.', 1_800_000_000_000).optional(),
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
                  .openapi({ description: 'Empty where there is none, or the nodes do not agree.' }),
                symbol: z.string().openapi({ description: 'Likewise.' }),
              })
              .openapi('NftCollection'),
          )
          .openapi({
            description: 'Of each contract in `nfts`: what it calls itself, which may be any other’s name.',
          }),
        fromBlock: wholeAnswer('The first block that was looked through for what came.', 7650000),
        toBlock: wholeAnswer('The last one.', 7654321),
        unsettled: wholeAnswer(
          'Transactions that the nodes tell differently, that one block has too many of, or by which more came than is read: not all that came by them is looked for.',
          0,
        ),
        cursor: z
          .string()
          .openapi({ description: 'For what came before; absent where there are no blocks.' })
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
