import { z } from '@hono/zod-openapi';
import { addressAnswer, wholeAnswer } from './fields.ts';

/** An amount in an answer, in the smallest unit of a token. */
export function unitsAnswer(description: string) {
  return z.string().regex(/^\d+$/).openapi({ description, example: '1000000' });
}

/** Agreement of the nodes on a response. */
export const agreementAnswer = z.enum(['agreed', 'unconfirmed', 'disputed', 'unknown']).openapi({
  description:
    '`agreed`: enough nodes say the same; `unconfirmed`: nobody contradicts, but fewer answered than are needed; `disputed`: the nodes differ; `unknown`: nobody knows.',
});

/** Fields of a contract's own facts. */
export const tokenFields = {
  contract: addressAnswer,
  symbol: z.string().openapi({ description: 'Empty where there is none, or the nodes do not agree.' }),
  name: z.string().openapi({ description: 'Likewise.' }),
  decimals: wholeAnswer('Absent where it states none, or the nodes do not agree.', 6).optional(),
  isListed: z.boolean().openapi({
    description:
      'Whether a list that the wallet brings names this contract; any other is unverified, whatever it says.',
  }),
};

/** A contract's own facts. */
export const tokenAnswer = z.object(tokenFields).openapi('TokenFacts');

/** The nodes that figures are of. */
export const nodesAnswer = z
  .object({
    configured: wholeAnswer('Nodes of the deployment.', 3),
    answered: wholeAnswer('Those that answered.', 3),
    needed: wholeAnswer('Those that have to say the same.', 2),
  })
  .openapi('FigureNodes');

/** The block that figures are of. */
export const blockNumberAnswer = wholeAnswer(
  'The block that figures are of; absent where no node says.',
  7654321,
).optional();

const assetAnswer = z
  .object({
    type: z.enum(['coin', 'token', 'nft', 'multiToken', 'tokenOrNft', 'collection', 'vaultAsset']).openapi({
      description:
        'The network’s coin; ERC-20; one ERC-721 token; one of ERC-1155; ERC-20 or ERC-721, which write the same bytes; everything of a contract; what an ERC-4626 vault holds.',
    }),
    contract: addressAnswer.optional(),
    id: z
      .string()
      .openapi({ description: 'Of `tokenOrNft` the amount, or the id.', example: '7' })
      .optional(),
  })
  .openapi('CallAsset');

/** A call as decoded from its data, which a contract may not follow. */
export const calledAnswer = z
  .object({
    kind: z.string().openapi({
      description: 'What it is: `tokenTransfer`, `approve`, `swap` …, or `unknown`.',
      example: 'tokenTransfer',
    }),
    title: z.string().openapi({ description: 'The same in a word or two.', example: 'Send tokens' }),
    unknownReason: z
      .enum(['malformed', 'tooLarge', 'noSelector', 'selector', 'notCanonical', 'tooDeep'])
      .openapi({ description: 'Why nobody can say what it does; absent where somebody can.' })
      .optional(),
    digest: z.string().openapi({
      description: 'The calldata digest of ERC-8213, for comparison with another device.',
      example: `0x${'c0ffee'.repeat(10)}beef`,
    }),
    deadline: z
      .string()
      .openapi({ description: 'Seconds since 1970 after which it fails; absent where it never does.' })
      .optional(),
    movements: z.array(
      z
        .object({
          direction: z.enum(['out', 'in', 'between']).openapi({ description: 'As the sender sees it.' }),
          asset: assetAnswer,
          amount: unitsAnswer('In the smallest unit; absent where the call does not say.').optional(),
          bound: z.enum(['exact', 'atMost', 'atLeast', 'claimed']).openapi({
            description: '`claimed` where the contract that is called is not known, and may do otherwise.',
          }),
          from: addressAnswer.optional(),
          to: addressAnswer.optional(),
        })
        .openapi('CallMovement'),
    ),
    permissions: z.array(
      z
        .object({
          asset: assetAnswer,
          spender: addressAnswer,
          amount: z
            .string()
            .openapi({ description: 'In the smallest unit, or `all`; absent where it may be an id.' })
            .optional(),
          change: z.enum(['set', 'increase', 'decrease']),
          owner: addressAnswer.openapi({ description: 'Where that is not the sender.' }).optional(),
          until: z.string().openapi({ description: 'Seconds since 1970.' }).optional(),
        })
        .openapi('CallPermission'),
    ),
    warnings: z.array(
      z
        .object({
          type: z.string().openapi({ example: 'unlimitedApproval' }),
          text: z.string().openapi({ description: 'An English sentence.' }),
        })
        .openapi('CallWarning'),
    ),
  })
  .openapi('DecodedCall');
