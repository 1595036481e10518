import { Interface } from 'ethers';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askApprovals } from '../../features/approvals/api/askApprovals.ts';
import { listApprovals } from '../../features/approvals/listApprovals.ts';
import { revokeRequest } from '../../features/approvals/revokeRequest.ts';
import {
  approval,
  approvalsAnswer,
  OWNER,
  SPENDER,
} from '../../features/approvals/testing/approvalsAnswer.ts';
import { askNfts } from '../../features/nfts/api/askNfts.ts';
import { collectedNfts } from '../../features/nfts/collectedNfts.ts';
import { sendableUnits } from '../../features/nfts/sendableUnits.ts';
import { COLLECTION, nftsAnswer, ownedNft } from '../../features/nfts/testing/nftsAnswer.ts';
import { nftTransferRequest } from '../../features/signing/nfts/nftTransferRequest.ts';
import { fakeServer } from '../../lib/firebase/testing/fakeServer.ts';
import { contradictedTokens } from '../../lib/tokens/contradictedTokens.ts';
import { FieldLie, MAX_LIES } from './FieldLie.ts';
import { fieldsOf } from './fieldsOf.ts';
import { network } from './honestAnswers.ts';
import { noteRow } from './noteRow.ts';
import { serveAnswers, type HonestAnswers } from './serveAnswers.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const account = { address: OWNER, name: 'Account 1', derivationIndex: 0 };
const unusedAddress = `0x${'0'.repeat(40)}`;

const abi = new Interface([
  'function approve(address spender, uint256 amountOrId)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function setApprovalForAll(address operator, bool isApproved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
]);

const honest: HonestAnswers = {
  parts: {
    nfts: () => nftsAnswer([ownedNft()], { next: null, isCut: false }),
    approvals: () => ({
      ...approvalsAnswer([
        approval(),
        approval({ kind: 'tokenApproval', contract: COLLECTION, tokenId: '7', units: '1' }),
        approval({ kind: 'operator', contract: COLLECTION, units: '1' }),
        approval({ kind: 'permit2', expiresAt: Date.now() + 60_000 }),
      ]),
      ended: [
        {
          kind: 'allowance',
          owner: OWNER,
          contract: COLLECTION,
          spender: SPENDER,
          tokenId: null,
          changedBlock: 1,
          changedAt: null,
        },
      ],
    }),
  },
};

/** Sends NFT 7 as its page does. */
async function sendSeven() {
  const question = { network: network.rpcName, addresses: [OWNER], from: 0 };
  const answer = await askNfts(question).catch(() => undefined);
  if (!answer) return { displayed: [], problems: [], ending: 'no answer' };
  const holder = collectedNfts([{ network, scan: { ...answer, pages: 1 } }], [account]).find(
    ({ nft }) => nft.contract === COLLECTION && nft.tokenId === '7',
  );
  if (!holder) return { displayed: [], problems: [], ending: 'no holder' };
  const units = sendableUnits(holder, []);
  const displayed = [
    `1 of ${units} of #7 (${holder.nft.standard}) of ${holder.account.address} to ${RECIPIENT}`,
  ];
  if (units === 0n) return { displayed, problems: [], ending: 'not to be sent' };
  const { contract, tokenId, standard } = holder.nft;
  const sent = { network, contract, tokenId, standard, name: '#7', sender: account, units };
  const { to, value, data } = nftTransferRequest(sent, RECIPIENT, 1n);
  const allowed = [
    abi.encodeFunctionData('safeTransferFrom(address,address,uint256)', [OWNER, RECIPIENT, 7n]),
    abi.encodeFunctionData('safeTransferFrom(address,address,uint256,uint256,bytes)', [
      OWNER,
      RECIPIENT,
      7n,
      1n,
      '0x',
    ]),
  ];
  const isAllowed = to === COLLECTION && value === 0n && allowed.includes(data);
  return { displayed, problems: isAllowed ? [] : [`${to} ${value} ${data}`], ending: `${standard} to sign` };
}

/** Revokes every listed approval as the page does. */
async function revokeAll() {
  const answer = await askApprovals({
    network: network.rpcName,
    addresses: [OWNER],
    read: null,
    known: [],
  }).catch(() => undefined);
  if (!answer) return { displayed: [], problems: [], ending: 'no answer' };
  const { groups, unverified, doubtful } = listApprovals([{ network, status: 'done', answer, leftOut: 0 }], {
    accounts: [account],
    usdOf: () => undefined,
    isOwn: () => false,
    nameOf: () => undefined,
  });
  const rows = [...groups, ...unverified, ...doubtful].flatMap((group) => group.rows);
  const problems = rows.flatMap((row) => {
    const request = revokeRequest(row);
    if (!request) return [];
    const { contract, spender, tokenId } = row.approval;
    const who = spender ?? unusedAddress;
    const allowed = [
      `${contract} ${abi.encodeFunctionData('approve(address,uint256)', [who, 0n])}`,
      `${contract} ${abi.encodeFunctionData('approve(address,uint256)', [unusedAddress, BigInt(tokenId ?? 0)])}`,
      `${contract} ${abi.encodeFunctionData('setApprovalForAll', [who, false])}`,
      `${PERMIT2} ${abi.encodeFunctionData('approve(address,address,uint160,uint48)', [contract, who, 0n, 0n])}`,
    ];
    const { to, value, data } = request;
    return value === 0n && allowed.includes(`${to} ${data}`) ? [] : [`${to} ${value} ${data}`];
  });
  const displayed = rows.map(
    ({ approval: { kind, contract, spender } }) => `${kind} of ${contract} by ${spender ?? 'no spender'}`,
  );
  return { displayed, problems, ending: `${rows.length} revocations` };
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  fakeServer.reset();
  contradictedTokens.forget();
});

describe('of an honest server', () => {
  test('NFT 7 is sent as it is shown', async () => {
    serveAnswers(honest);
    expect(await sendSeven()).toMatchObject({ problems: [], ending: 'erc721 to sign' });
  });

  test('approvals are revoked', async () => {
    serveAnswers(honest);
    expect(await revokeAll()).toMatchObject({ problems: [], ending: '4 revocations' });
  });
});

describe('lied to about', () => {
  const rows = [
    ...fieldsOf('sendNft').map((field) => [field.path, field, sendSeven] as const),
    ...fieldsOf('revoke').map((field) => [field.path, field, revokeAll] as const),
  ];

  test.each(rows)('%s, sends and revokes nothing but what was shown', async (path, field, work) => {
    let reported = 0;
    for (let place = 0; place < MAX_LIES; place += 1) {
      const lie = new FieldLie(field, place);
      serveAnswers(honest, lie);
      const { displayed, problems, ending } = await work();
      expect(problems, displayed.join(' | ')).toEqual([]);
      if (lie.applied > 0) noteRow(path, displayed, ending);
      reported += lie.applied;
      fakeServer.reset();
      contradictedTokens.forget();
    }
    expect(reported).toBeGreaterThan(0);
  });
});
