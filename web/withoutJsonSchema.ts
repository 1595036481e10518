import type { Plugin } from 'vite';

/** Gives each kind of schema its writer of JSON Schema. */
const WRITER = /^ *inst\._zod\.processJSONSchema = \(ctx, json, params\) => .*;\n/gm;

/** Imports what `toJSONSchema` and Standard JSON Schema call. */
const IMPORT =
  /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]*\/to-json-schema\.js";\n/m;

const REFUSAL = `const refuse = () => { throw new Error('This build writes no JSON Schema: see web/withoutJsonSchema.ts'); };
const createStandardJSONSchemaMethod = () => refuse;
const createToJSONSchemaMethod = () => refuse;
`;

/**
 * Removes the writing of JSON Schema from zod's schemas. Each schema refers to it, so no bundler can see that a browser never
 * writes one (docs/decisions/0084-libraries-without-unused-parts.md).
 *
 * @throws Error where it does not find both parts
 */
export function withoutJsonSchema(code: string): string {
  if (!IMPORT.test(code) || code.match(WRITER) === null) {
    throw new Error("zod's schemas have changed: see web/withoutJsonSchema.ts, which shortens them");
  }
  return code.replace(IMPORT, REFUSAL).replace(WRITER, '');
}

/** Builds zod's schemas without the writing of JSON Schema. */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) => ({ code: withoutJsonSchema(code), map: null }),
    },
  };
}
