/** A liar's changes to a whole answer, by method. */
export interface Change {
  readonly name: string;
  readonly method: string;
  readonly apply: (result: unknown) => unknown;
}

/** Members of answers that the functions read; of a list the first element. */
const READ = new Set([
  ...['number', 'hash', 'parentHash', 'timestamp', 'baseFeePerGas', 'transactions', 'transactionHash'],
  ...[
    'status',
    'blockNumber',
    'blockHash',
    'gasUsed',
    'effectiveGasPrice',
    'logs',
    'address',
    'topics',
    'data',
  ],
  ...['from', 'to', 'value', 'nonce', 'gas', 'reward', 'calls', 'returnData', 'output'],
  ...['stateRoot', 'balance', 'accountProof'],
]);

/** Longest path of members within an answer that is changed. */
const DEEPEST = 5;

type Path = readonly (string | number)[];

/** Every change of one member of an answer, and of the answer as a whole. */
export function changesOf(method: string, result: unknown): readonly Change[] {
  const whole = [null, ...(Array.isArray(result) ? [[]] : [])].map((instead): Change => ({
    name: `${method} → ${JSON.stringify(instead)}`,
    method,
    apply: () => instead,
  }));
  const ofMembers = leavesOf(result).flatMap(([path, value]) =>
    insteadOf(value).map(([word, instead]): Change => ({
      name: `${method} ${path.join('.')} ${word}`,
      method,
      apply: (reported) => replaced(reported, path, instead),
    })),
  );
  return [...whole, ...ofMembers];
}

function leavesOf(value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] {
  if (path.length > DEEPEST) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : leavesOf(value[0], [...path, 0]);
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, member]) =>
    READ.has(key) ? leavesOf(member, [...path, key]) : [],
  );
}

/** Returns replacements of a value in the same format, so that they are not refused as malformed. */
function insteadOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value === 'boolean') return [['flipped', !value]];
  if (typeof value !== 'string' || !/^0x[0-9a-f]*$/i.test(value)) return [];
  if (value.length === 42) return [['another', `0x${'99'.repeat(20)}`]];
  if (value.length === 66) return [['another', `0x${'77'.repeat(32)}`]];
  if (value.length > 66) return [['zero', `0x${'0'.repeat(value.length - 2)}`]];
  if (value === '0x') return [['code', '0x6001600155']];
  return [
    ['zero', '0x0'],
    ['one', '0x1'],
    ['more', `0x${(BigInt(value) * 2n + 1_000n).toString(16)}`],
  ];
}

function replaced(value: unknown, [key, ...rest]: Path, instead: unknown): unknown {
  if (key === undefined) return instead;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((member: unknown, index) => (index === key ? replaced(member, rest, instead) : member));
  const member = (value as Record<string, unknown>)[key];
  return member === undefined ? value : { ...value, [key]: replaced(member, rest, instead) };
}
