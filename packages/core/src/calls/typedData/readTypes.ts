import { isAtomicType } from './isAtomicType.ts';
import { isRecord } from './isRecord.ts';
import { memberType } from './memberType.ts';
import type { TypedMember, TypedStructs } from './TypedData.ts';
import { TypedDataError } from './TypedDataError.ts';
import { typedDataLimits } from './typedDataLimits.ts';

const NAME = /^[A-Za-z_$][\w$]{0,99}$/;

/** Members of a domain, in this order (EIP-712, definition of domainSeparator). */
const DOMAIN: readonly TypedMember[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
];

/**
 * Reads the types of typed data: each declared, once, and without recursion.
 *
 * @throws TypedDataError
 */
export function readTypes(types: unknown): TypedStructs {
  if (!isRecord(types)) throw new TypedDataError('json', 'types');
  const names = Object.keys(types);
  if (names.length > typedDataLimits.structs) throw new TypedDataError('tooLarge', 'types');
  const structs = new Map(names.map((name) => [name, readMembers(name, types[name])]));
  const members = [...structs.values()].reduce((sum, { length }) => sum + length, 0);
  if (members > typedDataLimits.members) throw new TypedDataError('tooLarge', 'types');
  checkReferences(structs);
  checkDomain(structs.get('EIP712Domain'));
  return structs;
}

function readMembers(struct: string, members: unknown): readonly TypedMember[] {
  if (!NAME.test(struct) || isAtomicType(struct) || !Array.isArray(members)) {
    throw new TypedDataError('types', struct);
  }
  const read = members.map((member: unknown) => readMember(struct, member));
  if (new Set(read.map(({ name }) => name)).size !== read.length) throw new TypedDataError('types', struct);
  return read;
}

function readMember(struct: string, member: unknown): TypedMember {
  if (!isRecord(member) || Object.keys(member).length !== 2) throw new TypedDataError('types', struct);
  const { name, type } = member;
  if (typeof name !== 'string' || !NAME.test(name) || typeof type !== 'string' || type.length > 200) {
    throw new TypedDataError('types', struct);
  }
  return { name, type };
}

/**
 * Checks that each struct's members are declared and not recursive: a value of a recursive type would have no
 * end.
 */
function checkReferences(structs: TypedStructs): void {
  const done = new Set<string>();
  const visit = (struct: string, above: readonly string[]) => {
    if (above.includes(struct)) throw new TypedDataError('cycle', struct);
    if (done.has(struct)) return;
    if (above.length >= typedDataLimits.depth) throw new TypedDataError('tooLarge', struct);
    for (const { name, type } of structs.get(struct) ?? []) {
      const { base, lengths } = memberType(type);
      if (lengths.length > typedDataLimits.depth) throw new TypedDataError('tooLarge', `${struct}.${name}`);
      if (isAtomicType(base)) continue;
      if (!structs.has(base)) throw new TypedDataError('missingType', `${struct}.${name}`);
      visit(base, [...above, struct]);
    }
    done.add(struct);
  };
  for (const struct of structs.keys()) visit(struct, []);
}

function checkDomain(members: readonly TypedMember[] | undefined): void {
  if (!members) throw new TypedDataError('missingType', 'EIP712Domain');
  const known = DOMAIN.filter(({ name }) => members.some((member) => member.name === name));
  const isKnown =
    known.length === members.length &&
    known.every(({ name, type }, place) => members[place]?.name === name && members[place].type === type);
  if (!isKnown) throw new TypedDataError('domain', 'EIP712Domain');
}
