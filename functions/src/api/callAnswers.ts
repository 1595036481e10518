import { z } from '@hono/zod-openapi';
import { addressAnswer, wholeAnswer } from './fields.ts';

/** An amount in an answer, in the smallest unit of a token. */
export function unitsAnswer(description: string) {
  return z.string().regex(/^\d+$/).openapi({ description, example: '1000000' });
}

/** Agreement of the nodes on a response. */
export const agreementAnswer = z.enum(['agreed', 'unconfirmed', 'disputed', 'unknown']).openapi({
  description:
    '`agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.',
});

/** Fields of a contract's own facts. */
export const tokenFields = {
  contract: addressAnswer,
  symbol: z
    .string()
    .openapi({ description: 'Empty if the contract has no symbol, or if the nodes disagree.' }),
  name: z.string().openapi({ description: 'Empty if the contract has no name, or if the nodes disagree.' }),
  decimals: wholeAnswer('Absent if the contract reports none, or if the nodes disagree.', 6).optional(),
  isListed: z.boolean().openapi({
    description:
      'Whether the contract is on a token list bundled with the wallet. All other contracts are unverified, whatever name they report.',
  }),
};

/** A contract's own facts. */
export const tokenAnswer = z.object(tokenFields).openapi('TokenFacts');

/** The nodes that figures are of. */
export const nodesAnswer = z
  .object({
    configured: wholeAnswer('The number of nodes configured in this deployment.', 3),
    answered: wholeAnswer('The number of nodes that answered.', 3),
    needed: wholeAnswer('The number of nodes that must agree.', 2),
  })
  .openapi('FigureNodes');

/** The block that figures are of. */
export const blockNumberAnswer = wholeAnswer(
  'The block of these figures. Absent if no node reports it.',
  7654321,
).optional();

const assetAnswer = z
  .object({
    type: z.enum(['coin', 'token', 'nft', 'multiToken', 'tokenOrNft', 'collection', 'vaultAsset']).openapi({
      description:
        'The kind of asset: the network’s coin; an ERC-20 token; one ERC-721 token; one ERC-1155 token; ERC-20 or ERC-721, whose calls are identical; all tokens of a contract; the asset of an ERC-4626 vault.',
    }),
    contract: addressAnswer.optional(),
    id: z
      .string()
      .openapi({ description: 'For `tokenOrNft`: the amount or the token id.', example: '7' })
      .optional(),
  })
  .openapi('CallAsset');

/** A call as decoded from its data, which a contract may not follow. */
export const calledAnswer = z
  .object({
    kind: z.string().openapi({
      description: 'The kind of call: `tokenTransfer`, `approve`, `swap` …, or `unknown`.',
      example: 'tokenTransfer',
    }),
    title: z.string().openapi({ description: 'A short English title of the call.', example: 'Send tokens' }),
    unknownReason: z
      .enum(['malformed', 'tooLarge', 'noSelector', 'selector', 'notCanonical', 'tooDeep'])
      .openapi({ description: 'Why the call could not be decoded. Absent if it was decoded.' })
      .optional(),
    digest: z.string().openapi({
      description: 'The ERC-8213 calldata digest, for comparison with another device.',
      example: `0x${'c0ffee'.repeat(10)}beef`,
    }),
    deadline: z
      .string()
      .openapi({
        description:
          'The deadline in seconds since 1970, after which the call fails. Absent if the call has no deadline.',
      })
      .optional(),
    movements: z.array(
      z
        .object({
          direction: z
            .enum(['out', 'in', 'between'])
            .openapi({ description: 'The direction from the sender’s point of view.' }),
          asset: assetAnswer,
          amount: unitsAnswer(
            'The amount in the smallest unit. Absent if the call does not state it.',
          ).optional(),
          bound: z.enum(['exact', 'atMost', 'atLeast', 'claimed']).openapi({
            description: '`claimed` if the called contract is unverified and may do something else.',
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
            .openapi({
              description:
                'The amount in the smallest unit, or `all`. Absent if the number may be a token id.',
            })
            .optional(),
          change: z.enum(['set', 'increase', 'decrease']),
          owner: addressAnswer.openapi({ description: 'The owner, if that is not the sender.' }).optional(),
          until: z.string().openapi({ description: 'When it ends, in seconds since 1970.' }).optional(),
        })
        .openapi('CallPermission'),
    ),
    warnings: z.array(
      z
        .object({
          type: z.string().openapi({ example: 'unlimitedApproval' }),
          text: z.string().openapi({ description: 'The warning as an English sentence.' }),
        })
        .openapi('CallWarning'),
    ),
  })
  .openapi('DecodedCall');
