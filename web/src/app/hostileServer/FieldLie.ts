import type { z } from 'zod';
import type { AnswerField } from './answerFields.ts';

/**
 * Maximum number of lies about one field: those derived from the honest value first, then others of its kind.
 */
export const MAX_LIES = 4;

const THIEF = '0x1563915e194D8CfBA1943570603F7606A3115508';
const MONTH_MS = 30 * 24 * 3_600_000;

/** Values for a field of any kind. */
const POOL = (): readonly unknown[] => [
  THIEF,
  `0x${'11'.repeat(32)}`,
  ...[
    '0',
    '1',
    '9'.repeat(24),
    '-1',
    '0.000001',
    '0x',
    'ETH',
    'USDC',
    'simulation.fails.silent',
    '2030-01-01T00:00:00.000Z',
  ],
  ...[Date.now() + MONTH_MS, 0, 1, 8, 18, 137, 10_000],
  ...[true, false, [], {}, ['own'], [{ recipient: THIEF, units: '1' }]],
];

/** One lie about one field: the other answers and fields are honest. */
export class FieldLie {
  /** Number of times the lie was served. */
  applied = 0;
  readonly #field: AnswerField;
  readonly #place: number;

  /** @param place index of the lie about the field, from 0 */
  constructor(field: AnswerField, place: number) {
    this.#field = field;
    this.#place = place;
  }

  get path(): string {
    return this.#field.path;
  }

  /** Returns an answer with the field replaced wherever it occurs. */
  apply(root: string, answer: unknown): unknown {
    const { path } = this.#field;
    if (path !== root && !path.startsWith(`${root}.`) && !path.startsWith(`${root}[`)) return answer;
    const steps = path.slice(root.length).match(/\[\]|\{\}|[^.[\]{}]+/g) ?? [];
    return this.#spoil(answer, steps);
  }

  #spoil(value: unknown, [step, ...rest]: readonly string[]): unknown {
    if (step === undefined) return this.#instead(value);
    if (Array.isArray(value)) {
      if (step === '[]') return value.map((item) => this.#spoil(item, rest));
      const index = Number(step);
      return value.map((item: unknown, place) => (place === index ? this.#spoil(item, rest) : item));
    }
    if (typeof value !== 'object' || value === null) return value;
    if (step === '{}') {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#spoil(item, rest)]));
    }
    // A missing field can be added where it is the last in the path.
    if (!(step in value) && rest.length > 0) return value;
    const spoilt = this.#spoil((value as Record<string, unknown>)[step], rest);
    const others = Object.entries(value).filter(([key]) => key !== step);
    return Object.fromEntries(spoilt === undefined ? others : [...others, [step, spoilt]]);
  }

  #instead(value: unknown): unknown {
    const lies = alternatives(this.#field.schemas, value);
    if (this.#place >= lies.length) return value;
    this.applied += 1;
    return lies[this.#place];
  }
}

/** Alternative values that the schemas of the field allow. */
function alternatives(schemas: readonly z.ZodType[], value: unknown): readonly unknown[] {
  const taken = new Set([JSON.stringify(value)]);
  const found = [...derived(value), ...namedBy(schemas), null, undefined, ...POOL()].filter((one) => {
    const text = JSON.stringify(one);
    if (taken.has(text) || !schemas.some((schema) => schema.safeParse(one).success)) return false;
    taken.add(text);
    return true;
  });
  return found.slice(0, MAX_LIES);
}

function derived(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value * 100, value + 1, 0];
  if (Array.isArray(value))
    return [[], [...(value as unknown[]), ...(value as unknown[])], value.toReversed()];
  if (typeof value !== 'string') return [];
  if (/^-?\d+$/.test(value))
    return [`${value}00`, (BigInt(value) / 100n).toString(), (BigInt(value) + 1n).toString()];
  if (/^0x[0-9a-f]{40}$/i.test(value)) return [THIEF];
  if (/^0x[0-9a-f]+$/i.test(value)) return [`${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`];
  return [];
}

/** Returns the values of an enumeration or a literal. */
function namedBy(schemas: readonly z.ZodType[]): readonly unknown[] {
  return schemas.flatMap((schema) => {
    const { def } = (
      schema as unknown as {
        readonly _zod: {
          readonly def: {
            readonly entries?: Readonly<Record<string, unknown>>;
            readonly values?: readonly unknown[];
            readonly innerType?: z.ZodType;
          };
        };
      }
    )._zod;
    return [
      ...Object.values(def.entries ?? {}),
      ...(def.values ?? []),
      ...(def.innerType ? namedBy([def.innerType]) : []),
    ];
  });
}
