import type { z } from 'zod';

/** A field of an answer: 'estimateGas.nonce', 'refreshWallet.holdings.tokens[].decimals', 'getTokenPrices.prices{}.usd'. */
export interface AnswerField {
  readonly path: string;
  /** Schemas of the field: each member of a union. */
  readonly schemas: readonly z.ZodType[];
}

/** Part of a schema's definition that is read (zod's `_zod.def`). */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

const WRAPPERS = ['optional', 'nullable', 'default', 'prefault', 'catch', 'readonly', 'nonoptional'];
const LEAVES = ['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'custom', 'unknown'];

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../../../../packages/core/src/{callables,schemas}/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const exported = Object.values(modules).flatMap((module) => Object.entries(module));

/**
 * Returns every field in the answers of all callables, each part of `refreshWallet` separately; read from the
 * contracts.
 */
export function answerFields(): readonly AnswerField[] {
  const fields = exported.flatMap(([, value]) => {
    if (!isContract(value)) return [];
    return value.name === 'refreshWallet' ? partsOf(value.output) : walk(value.output, value.name);
  });
  const byPath = new Map<string, z.ZodType[]>();
  for (const [path, schema] of fields) byPath.set(path, [...(byPath.get(path) ?? []), schema]);
  return [...byPath].map(([path, schemas]) => ({ path, schemas }));
}

/** Names of schemas that differ from that of their part, whose name on the wire stays. */
const schemaNames: Readonly<Record<string, string>> = { vaults: 'pools' };

type Found = readonly [path: string, schema: z.ZodType];

/**
 * Parts of `refreshWallet`, each an answer or a failure; the schema of a part that is checked later is beside
 * its question.
 */
function partsOf(output: z.ZodType): readonly Found[] {
  return Object.entries(definitionOf(output).shape ?? {}).flatMap(([part, schema]) => {
    const path = `refreshWallet.${part}`;
    const { options = [], ...own } = definitionOf(unwrapped(schema));
    if (own.type !== 'union') return walk(schema, path);
    return options.flatMap((option) => {
      const { answer, failure } = definitionOf(option).shape ?? {};
      if (failure) return walk(failure, 'refreshWallet.failure');
      if (!answer) throw new TypeError(`${path} is neither an answer nor a failure`);
      const name = schemaNames[part] ?? part;
      return walk(definitionOf(answer).type === 'custom' ? schemaNamed(`${name}AnswerSchema`) : answer, path);
    });
  });
}

function schemaNamed(name: string): z.ZodType {
  const [, schema] = exported.find(([key]) => key === name) ?? [];
  if (!isSchema(schema)) throw new TypeError(`No module of callables or schemas exports ${name}`);
  return schema;
}

/** Returns the element schema of a list or wrapper. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const { element, innerType } = definitionOf(schema);
  const inner = element ?? innerType;
  return inner ? unwrapped(inner) : schema;
}

function walk(schema: z.ZodType, path: string, outer = schema): readonly Found[] {
  const definition = definitionOf(schema);
  const { type, shape, element, innerType, options, valueType, items } = definition;
  if (WRAPPERS.includes(type) && innerType) return walk(innerType, path, outer);
  if (type === 'pipe' && definition.in) return walk(definition.in, path, outer);
  if (shape) {
    const members = Object.entries(shape).flatMap(([key, member]) => walk(member, `${path}.${key}`));
    // An empty list is a field of its own.
    return outer === schema ? members : [[path, outer], ...members];
  }
  if (element) return [[path, outer], ...walk(element, `${path}[]`)];
  if (valueType) return [[path, outer], ...walk(valueType, `${path}{}`)];
  if (items) return items.flatMap((item, index) => walk(item, `${path}.${index}`));
  if (type === 'union' && options) {
    const members = options.flatMap((option) => walk(option, path));
    return outer === schema ? members : [[path, outer], ...members];
  }
  if (LEAVES.includes(type)) return [[path, outer]];
  throw new TypeError(`${path} is of a kind that nobody looks into: ${type}`);
}

function definitionOf(schema: z.ZodType): Definition {
  return (schema as unknown as { readonly _zod: { readonly def: Definition } })._zod.def;
}

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isContract(value: unknown): value is { readonly name: string; readonly output: z.ZodType } {
  return (
    typeof value === 'object' && value !== null && 'output' in value && 'input' in value && 'name' in value
  );
}
