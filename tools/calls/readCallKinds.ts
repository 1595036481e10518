import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallRecord } from '@everything-wallet/core/calls/kinds/CallRecord';
import { repositoryRoot } from '../repositoryRoot.ts';

const directory = join(repositoryRoot, 'packages', 'core', 'src', 'calls', 'kinds');

/** Kind of call, and the facts about its records. */
export interface RecordedKind {
  /** Name of its file without '.ts', which is the name of its export. */
  readonly kind: string;
  /** Type of its calls, for example 'ApproveCall' or 'MulticallCall<Call>'. */
  readonly type: string;
  /** Undefined if no record has this kind. */
  readonly record: CallRecord | undefined;
}

/**
 * Reads the files of packages/core/src/calls/kinds that define a kind of call, in alphabetical order.
 */
export async function readCallKinds(): Promise<readonly RecordedKind[]> {
  const kinds = readdirSync(directory)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .toSorted()
    .flatMap((kind) => {
      const source = readFileSync(join(directory, `${kind}.ts`), 'utf8');
      const type = new RegExp(`export const ${kind}: CallKind<(.+)> = `).exec(source)?.[1];
      return type === undefined ? [] : [{ kind, type }];
    });
  return Promise.all(
    kinds.map(async ({ kind, type }) => {
      const url = pathToFileURL(join(directory, `${kind}.ts`)).href;
      const { record } = (await import(/* @vite-ignore */ url)) as { readonly record?: CallRecord };
      return { kind, type, record };
    }),
  );
}
