import { memberType } from './memberType.ts';
import type { TypedStructs } from './TypedData.ts';

/**
 * Returns a struct's type as it is hashed: itself, then the structs in it by name (EIP-712, definition of
 * encodeType).
 *
 * @returns for example `Mail(Person from,string contents)Person(string name)`
 */
export function encodeType(structs: TypedStructs, struct: string): string {
  const inside = new Set<string>();
  const visit = (name: string) => {
    if (inside.has(name) || !structs.has(name)) return;
    inside.add(name);
    for (const { type } of structs.get(name) ?? []) visit(memberType(type).base);
  };
  visit(struct);
  inside.delete(struct);
  const written = [struct, ...[...inside].sort()].map((name) => {
    const members = structs.get(name) ?? [];
    return `${name}(${members.map((member) => `${member.type} ${member.name}`).join(',')})`;
  });
  return written.join('');
}
