type WithoutNulls<Fields> = {
  [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name];
} & { [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: NonNullable<Fields[Name]> };

/** Removes fields that are null: unknown values are absent from the API's responses. */
export function withoutNulls<Fields extends object>(fields: Fields): WithoutNulls<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null),
  ) as WithoutNulls<Fields>;
}
