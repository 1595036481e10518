import { describe, expect, test } from 'vitest';
import { numberStyle } from '../amounts/numberStyle.ts';
import { readFieldProblem } from '../errors/fieldProblem.ts';
import { texts, type TextId } from '../texts/texts.ts';
import { transferSchema, type TransferForm } from './transferSchema.ts';

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const english = numberStyle('en-US');
const valid: TransferForm = { recipient: RECIPIENT, amount: '0.25', phrase: 'twelve words' };

/** Texts of a form's problems by field. */
function problemsOf(fields: Partial<TransferForm>): Record<string, string[]> {
  const { error } = transferSchema(english).safeParse({ ...valid, ...fields });
  const problems: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) {
    (problems[path.join('.')] ??= []).push(texts[readFieldProblem(message).id as TextId]);
  }
  return problems;
}

describe('accepts', () => {
  test('a valid form', () => {
    expect(transferSchema(english).parse(valid)).toEqual({ ...valid, amount: 25n * 10n ** 16n });
  });

  test('white space around every field', () => {
    const typed = { recipient: ` ${RECIPIENT}\n`, amount: ' 0.25 ', phrase: ' twelve words\n' };
    expect(transferSchema(english).parse(typed)).toEqual({ ...valid, amount: 25n * 10n ** 16n });
  });

  test('an address in one case, and adds its checksum', () => {
    expect(transferSchema(english).parse({ ...valid, recipient: RECIPIENT.toLowerCase() }).recipient).toBe(
      RECIPIENT,
    );
  });
});

describe('recipient', () => {
  test.each([
    ['', 'Please fill in all fields'],
    ['   ', 'Please fill in all fields'],
    ['0x', 'Enter an address: 0x followed by 40 hex digits'],
    [RECIPIENT.slice(0, -1), 'Enter an address: 0x followed by 40 hex digits'],
    [RECIPIENT.slice(2), 'Enter an address: 0x followed by 40 hex digits'],
    ['vitalik', 'Enter an address: 0x followed by 40 hex digits'],
    ['vitalik.eth or his brother', 'Enter an address: 0x followed by 40 hex digits'],
    [RECIPIENT.replace('fB', 'Fb'), 'This address has a typo: its checksum does not match. Copy it again.'],
    [`0x${'0'.repeat(40)}`, 'This is the zero address. Coins sent to it are lost.'],
  ])('%s: %s', (recipient, message) => {
    expect(problemsOf({ recipient })).toEqual({ recipient: [message] });
  });
});

test('leaves a name unresolved', () => {
  expect(transferSchema(english).parse({ ...valid, recipient: ' vitalik.eth ' }).recipient).toBeUndefined();
});

describe('amount', () => {
  test.each([
    ['', 'Please fill in all fields'],
    ['0', 'Enter an amount greater than 0'],
    ['0.000', 'Enter an amount greater than 0'],
    ['-0.25', 'Enter an amount greater than 0'],
    ['.', 'Enter a plain decimal number such as 0.25'],
    ['05', 'Enter a plain decimal number such as 0.25'],
    ['0,50,0', 'Enter a plain decimal number such as 0.25'],
    ['1,500', '“{typed}” could mean {asDecimal} or {asWhole}. Enter the one you mean.'],
    ['1e-3', 'Enter a plain decimal number such as 0.25'],
    ['١٢', 'Enter a plain decimal number such as 0.25'],
    ['0.0000000000000000001', 'Enter at most 18 decimals'],
    [`1${'0'.repeat(80)}`, 'This amount is too large for any network'],
  ])('%s: %s', (amount, message) => {
    expect(problemsOf({ amount })).toEqual({ amount: [message] });
  });

  test('accepts one wei', () => {
    expect(transferSchema(english).parse({ ...valid, amount: '0.000000000000000001' }).amount).toBe(1n);
  });

  test('accepts a comma as the decimal separator in every language', () => {
    for (const locale of ['en-US', 'de', 'fr']) {
      expect(transferSchema(numberStyle(locale)).parse({ ...valid, amount: '1,5' }).amount).toBe(
        15n * 10n ** 17n,
      );
    }
  });
});

test('an empty form requires everything', () => {
  expect(problemsOf({ recipient: '', amount: '', phrase: ' ' })).toEqual({
    recipient: ['Please fill in all fields'],
    amount: ['Please fill in all fields'],
    phrase: ['Please fill in all fields'],
  });
});

describe('of a token with 6 decimals', () => {
  const token = { contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3', decimals: 6 };
  const problemAt = (fields: Partial<TransferForm>) =>
    transferSchema(english, token)
      .safeParse({ ...valid, ...fields })
      .error?.issues.map(({ message }) => message);

  test('accepts its smallest unit, and nothing below', () => {
    expect(problemAt({ amount: '0.000001' })).toBeUndefined();
    expect(problemAt({ amount: '0.0000001' })).toEqual(['send.error.tokenDecimals']);
  });

  test("rejects the token's own contract as recipient", () => {
    expect(problemAt({ recipient: token.contract.toLowerCase() })).toEqual(['send.error.tokenContract']);
  });
});
