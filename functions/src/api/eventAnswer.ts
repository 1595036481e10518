import { z } from '@hono/zod-openapi';
import { eventTypeAnswer } from './eventTypeAnswer.ts';
import { addressAnswer, networkAnswer, transactionHashAnswer, wholeAnswer } from './fields.ts';

const eventData = z
  .object({
    kind: z.enum(['transfer', 'approval']).openapi({
      description: 'The kind of movement. It decides which of the optional fields are present.',
    }),
    movementId: z.string().openapi({
      description:
        'Identifies the transfer or approval: the same in each event about it, in whichever block its transaction is.',
      example: '11155111:0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254:0:in',
    }),
    address: addressAnswer.openapi({ description: 'The account, as a checksum address (EIP-55).' }),
    direction: z.enum(['in', 'out', 'self']).openapi({
      description:
        '`in`: to the account, or an approval for it. `out`: from the account, or an approval by it. `self`: both.',
      example: 'in',
    }),
    txHash: transactionHashAnswer,
    blockNumber: wholeAnswer('The block of the transaction.', 7654321),
    blockHash: z
      .string()
      .regex(/^0x[0-9a-f]{64}$/)
      .openapi({ description: 'The hash of that block.', example: `0x${'ab'.repeat(32)}` }),
    blockAt: wholeAnswer('The time of that block, in ms since 1970.', 1_800_000_000_000),
    standard: z
      .enum(['coin', 'erc20', 'erc721', 'erc1155'])
      .openapi({
        description: 'Of transfers: the network’s coin, or the standard of the contract.',
        example: 'erc20',
      })
      .optional(),
    from: addressAnswer.openapi({ description: 'Of transfers: the sender.' }).optional(),
    to: addressAnswer.openapi({ description: 'Of transfers: the recipient.' }).optional(),
    units: z
      .string()
      .regex(/^\d+$/)
      .openapi({
        description:
          'The amount in the smallest unit: 1 for an ERC-721 token, 0 for an approval that ended. Absent for approvals that have no amount.',
        example: '1000000',
      })
      .optional(),
    contract: addressAnswer
      .openapi({ description: 'The contract of the token or NFT. Absent for coin.' })
      .optional(),
    tokenId: z
      .string()
      .regex(/^\d+$/)
      .openapi({ description: 'The token id, for NFTs and approvals of one NFT.', example: '7' })
      .optional(),
    symbol: z
      .string()
      .openapi({
        description: 'The symbol of coin, and of tokens that the wallet knows. Absent otherwise.',
        example: 'USDC',
      })
      .optional(),
    decimals: wholeAnswer(
      'The decimals of coin, and of tokens that the wallet knows. Absent otherwise.',
      6,
    ).optional(),
    approval: z
      .enum(['allowance', 'tokenApproval', 'operator', 'permit2'])
      .openapi({
        description:
          'Of approvals. `allowance`: an amount of an ERC-20 token; `tokenApproval`: one ERC-721 token; `operator`: all tokens of an NFT contract; `permit2`: an amount through the Permit2 contract.',
        example: 'allowance',
      })
      .optional(),
    owner: addressAnswer
      .openapi({ description: 'Of approvals: the account that owns the tokens.' })
      .optional(),
    spender: addressAnswer
      .openapi({ description: 'Of approvals: the account that may move them.' })
      .optional(),
  })
  .openapi('EventData');

/** An event on an account, as webhooks and `GET /events` have it. */
export const eventAnswer = z
  .object({
    id: z
      .string()
      .regex(/^evt_(?:[0-9a-f]{32}|test[0-9a-f]{24})$/)
      .openapi({
        description: 'Identifies the event: the same in each delivery, by a webhook or here.',
        example: 'evt_0123456789abcdef0123456789abcdef',
      }),
    type: eventTypeAnswer,
    timestamp: z.string().openapi({
      description: 'The time at which the service found it: ISO 8601, in UTC.',
      example: '2026-11-21T12:00:00.000Z',
    }),
    network: networkAnswer.network,
    data: eventData,
  })
  .openapi('Event');
