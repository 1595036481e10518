/** A parameter of an operation, or a field of its body. */
export interface OperationField {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  readonly isRequired: boolean;
  /** Type as JSON Schema names it. */
  readonly type: string;
  readonly description: string;
  readonly example: string;
  /** Allowed values, if they are a list. */
  readonly options: readonly string[];
  /** Pattern of a valid value, a regular expression. */
  readonly pattern: string | undefined;
}

/** Member of a response; nested ones have names such as 'networks[].name' and 'call.title'. */
interface AnswerMember {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isRequired: boolean;
}

/** Status of a failure, and its codes. */
interface OperationProblems {
  readonly status: string;
  readonly codes: readonly string[];
}

/** One call of the REST API. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly needsKey: boolean;
  /** True if the SDKs have a method for it. */
  readonly hasSdkMethod: boolean;
  readonly fields: readonly OperationField[];
  readonly answer: {
    /** Name of its schema. */
    readonly name: string;
    readonly members: readonly AnswerMember[];
    readonly example: unknown;
  };
  readonly problems: readonly OperationProblems[];
}

/* The part of OpenAPI 3.1 that is read. The contract uses no other part of the standard. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly description?: string;
  readonly example?: string | number;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

/** The part of an OpenAPI 3.1 document from which the reference is made. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Reads the calls of an API from its OpenAPI document, in the document's order.
 *
 * @throws Error if the document uses a part of the standard that the reference cannot show
 */
export function readOperations(document: OpenApiDocument): readonly Operation[] {
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.replace('#/components/schemas/', '');
    const found = document.components.schemas[name];
    if (!found) throw new Error(`The document has no schema called ${name}`);
    return found;
  };

  const members = (schema: Schema, prefix = ''): AnswerMember[] =>
    Object.entries(schema.properties ?? {}).flatMap(([name, reference]) => {
      const member = resolve(reference);
      const items = member.items && resolve(member.items);
      const own = {
        name: `${prefix}${name}`,
        type: typeOf(member),
        description: reference.description ?? member.description ?? '',
        isRequired: schema.required?.includes(name) ?? false,
      };
      const inside = items ? members(items, `${prefix}${name}[].`) : members(member, `${prefix}${name}.`);
      return [own, ...inside];
    });

  const example = (reference: Schema): unknown => {
    const schema = resolve(reference);
    if (schema.example !== undefined) return schema.example;
    if (schema.enum) return schema.enum[0];
    if (schema.items) return [example(schema.items)];
    if (schema.properties) {
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, member]) => [name, example(member)]),
      );
    }
    return { boolean: false, integer: 0, string: '' }[schema.type ?? ''];
  };

  const read = (path: string, method: string, operation: OperationObject): Operation => {
    const body = operation.requestBody && resolve(jsonOf(operation.requestBody.content));
    const success = operation.responses['200'] ?? operation.responses['201'];
    const reference = jsonOf(success?.content);
    const answer = resolve(reference);
    return {
      id: operation.operationId,
      method: methodOf(method),
      path,
      tag: operation.tags[0] ?? '',
      summary: operation.summary,
      description: operation.description,
      needsKey: operation.security?.length !== 0,
      hasSdkMethod: operation.tags[0] !== 'Webhooks',
      fields: [
        ...(operation.parameters ?? []).map((parameter) =>
          fieldOf(parameter.name, placeOf(parameter.in), parameter.required ?? false, parameter.schema),
        ),
        ...Object.entries(body?.properties ?? {}).map(([name, schema]) =>
          fieldOf(name, 'body', body?.required?.includes(name) ?? false, schema),
        ),
      ],
      answer: {
        name: reference.$ref?.replace('#/components/schemas/', '') ?? '',
        members: members(answer),
        example: example(answer),
      },
      problems: Object.entries(operation.responses)
        .filter(([status]) => !status.startsWith('2'))
        .map(([status, { description }]) => ({ status, codes: description.split(', ') })),
    };
  };

  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => read(path, method, operation)),
  );
}

function jsonOf(content: Content | undefined): Schema {
  const json = content?.['application/json'];
  if (!json) throw new Error('An answer or a body is not JSON');
  return json.schema;
}

function methodOf(method: string): Operation['method'] {
  if (method === 'get') return 'GET';
  if (method === 'post') return 'POST';
  if (method === 'delete') return 'DELETE';
  throw new Error(`The reference does not know the method ${method}`);
}

function placeOf(place: string): OperationField['place'] {
  if (place === 'path' || place === 'query') return place;
  throw new Error(`The reference does not know parameters in ${place}`);
}

function fieldOf(
  name: string,
  place: OperationField['place'],
  isRequired: boolean,
  { type = 'string', description = '', example = '', enum: options = [], pattern }: Schema,
): OperationField {
  return { name, place, isRequired, type, description, example: String(example), options, pattern };
}

function typeOf({ type = 'object', enum: options }: Schema): string {
  return options ? options.map((option) => `"${option}"`).join(' | ') : type;
}
