import { expect, test } from 'vitest';
import { describeEvent } from './describeEvent.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const hash = `0x${'ab'.repeat(32)}`;
const common = {
  movementId: 'm',
  address: ADDRESS,
  direction: 'in',
  txHash: hash,
  blockNumber: 7,
  blockHash: hash,
  blockAt: 1_800_000_000_000,
} as const;
const transfer = { ...common, kind: 'transfer' } as const;
const approval = { ...common, kind: 'approval', owner: ADDRESS, spender: TOKEN, contract: TOKEN } as const;

test.each([
  [{ ...transfer, standard: 'coin', units: '1500000000000000000', decimals: 18, symbol: 'ETH' }, '1.5 ETH'],
  [{ ...transfer, standard: 'erc20', units: '7', contract: TOKEN }, `7 units of ${TOKEN}`],
  [{ ...transfer, standard: 'erc721', units: '1', contract: TOKEN, tokenId: '9' }, `1 of ${TOKEN} #9`],
  [
    { ...approval, approval: 'allowance', units: '2500000', decimals: 6, symbol: 'US\u001B[31mDC' },
    `allowance 2.5 US [31mDC for ${TOKEN}`,
  ],
  [{ ...approval, approval: 'tokenApproval', tokenId: '9' }, `tokenApproval ${TOKEN} #9 for ${TOKEN}`],
  [{ ...approval, approval: 'operator' }, `operator ${TOKEN} for ${TOKEN}`],
] as const)('describes %j', (data, amount) => {
  const event = {
    id: 'evt_1',
    type: 'transfer.coin',
    timestamp: '2026-11-21T12:00:00.000Z',
    network: 'sepolia',
    data,
  } as const;
  expect(describeEvent(event)).toBe(
    `2026-11-21T12:00:00.000Z  transfer.coin  sepolia  in  ${amount}  ${ADDRESS}  ${hash}`,
  );
});
