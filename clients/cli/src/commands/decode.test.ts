import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { runEw } from '../testing/runEw.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const word = (hex: string) => hex.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const transfer = `0xa9059cbb${word(OTHER)}${word('05')}`;
const unlimited = `0x095ea7b3${word(OTHER)}${'f'.repeat(64)}`;
const env = { EW_NETWORK: 'sepolia' };

describe('ew decode', () => {
  it('describes a call, without a key and without a request', async () => {
    const { code, stdout, stderr } = await runEw(['decode', TOKEN, transfer], {
      env: { ...env, EW_BASE_URL: 'http://127.0.0.1:1' },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [call, leaves, digest] = stdout.split('\n');
    expect(call).toBe('Call    Send tokens');
    expect(leaves).toBe(`Pay     5 units of ${TOKEN} to ${OTHER}`);
    expect(digest).toMatch(/^Digest {2}0x[0-9a-f]{64}$/);
  });

  it('writes the amount of a token that it knows in its decimals, with its symbol', async () => {
    const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
    const data = `0xa9059cbb${word(OTHER)}${word((12_500_000).toString(16))}`;
    const { stdout } = await runEw(['decode', usdc, data], { env: { EW_NETWORK: 'mainnet' } });
    expect(stdout).toContain(`Pay     12.5 USDC (${usdc}) to ${OTHER}\n`);
    const approve = await runEw(['decode', usdc, unlimited], { env: { EW_NETWORK: 'mainnet' } });
    expect(approve.stdout).toContain(`${OTHER} to spend all USDC (${usdc})\n`);
  });

  it('warns of an allowance without limit', async () => {
    const { stdout } = await runEw(['decode', TOKEN, unlimited], { env });
    expect(stdout).toContain(`${OTHER} could spend all of this token`);
  });

  it('warns about another recipient of a swap only with a known sender', async () => {
    const router = new Interface([
      'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    ]);
    const args = [5n, 4n, [TOKEN, OTHER], OTHER, 4_000_000_000n];
    const swap = router.encodeFunctionData('swapExactTokensForTokens', args);
    const typesOf = async (...more: string[]) => {
      const { stdout } = await runEw(['decode', TOKEN, swap, '--json', ...more], { env });
      return (JSON.parse(stdout) as { warnings: { type: string }[] }).warnings.map(({ type }) => type);
    };
    expect(await typesOf()).not.toContain('otherRecipient');
    expect(await typesOf('--from', OTHER)).not.toContain('otherRecipient');
    expect(await typesOf('--from', TOKEN)).toContain('otherRecipient');
  });

  it('reports an unknown call, with its coin', async () => {
    const { code, stdout } = await runEw(['decode', TOKEN, '0xdeadbeef', '--value', '0.5', '--json'], {
      env,
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'unknown',
      unknownReason: 'selector',
      movements: [{ direction: 'out', asset: { type: 'coin' }, amount: '500000000000000000' }],
      warnings: [{ type: 'unknownCall' }],
    });
  });

  it.each([
    ['an address', [TOKEN.slice(1), transfer]],
    ['half a byte', [TOKEN, '0x123']],
    ['a value', [TOKEN, transfer, '--value', '1e18']],
    ['a sender', [TOKEN, transfer, '--from', '0x12']],
    ['a network', [TOKEN, transfer, '--network', 'moon']],
  ])('refuses an invalid %s', async (_, args) => {
    expect(await runEw(['decode', ...args], { env })).toMatchObject({ code: 2, stdout: '' });
  });
});
