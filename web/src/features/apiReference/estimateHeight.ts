import type { Operation } from './readOperations.ts';

/** Heights in px, measured at 360 to 412 px and at 768 to 1,280 px: without text and fields, of a field, and of a character. */
const NARROW = { empty: 550, field: 49, character: 0.66 };
const WIDE = { empty: 540, field: 44, character: 0.3 };

/**
 * Estimates the height of an operation's part of the reference, in px: within a tenth for all operations of the contract. Browsers use it for
 * the scroll bar until they lay out the part.
 */
export function estimateHeight({ description, fields }: Pick<Operation, 'description' | 'fields'>) {
  const characters = fields.reduce((sum, field) => {
    const values = field.options.length > 0 ? field.options.join(' ') : field.example;
    return sum + field.description.length + values.length;
  }, description.length);
  const of = ({ empty, field, character }: typeof NARROW) =>
    Math.round(empty + field * fields.length + character * characters);
  return { narrow: of(NARROW), wide: of(WIDE) };
}
