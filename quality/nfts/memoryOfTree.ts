import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of a page of memory, as Linux counts them. */
const MEMORY_PAGE = 4_096;

/** Bytes of memory that a process and those that it has started take together. */
export function memoryOfTree(root: number): number {
  const children = new Map<number, number[]>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name in brackets may contain anything: the fields follow it.
      const [, parent = '0'] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'latin1')) ?? [];
      const [, resident = '0'] = readFileSync(`/proc/${name}/statm`, 'latin1').split(' ');
      memory.set(Number(name), Number(resident) * MEMORY_PAGE);
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const sumOf = (pid: number): number =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((sum, child) => sum + sumOf(child), 0);
  return sumOf(root);
}
