import { z } from 'zod';
import { typedAddressSchema } from '../accounts/typedAddressSchema.ts';
import { networks, type NetworkId } from '../networks/networks.ts';
import { plainTextSchema } from '../strings/plainTextSchema.ts';

/** Longest name and longest notes, in characters; the rules reject longer ones. */
const contactLimits = { name: 100, notes: 500 } as const;

const networkIdSchema = z.enum(networks.map(({ id }) => id) as [NetworkId, ...NetworkId[]]);

/** The contact form: name and address are required (docs/product.md §5); issues carry text ids. */
export const contactFormSchema = z.object({
  name: plainTextSchema({
    max: contactLimits.name,
    required: 'contacts.error.nameRequired',
    tooLong: 'contacts.error.nameTooLong',
  }),
  address: typedAddressSchema,
  network: networkIdSchema,
  notes: plainTextSchema({
    max: contactLimits.notes,
    tooLong: 'contacts.error.notesTooLong',
    allowLineBreaks: true,
  }),
});

/** Form of a contact that may stay on its network even if this build does not know it. */
export function contactFormSchemaWith(network: string) {
  return contactFormSchema.extend({ network: z.union([networkIdSchema, z.literal(network)]) });
}

type ContactFormSchema = ReturnType<typeof contactFormSchemaWith>;

/** Contact form as typed. */
export type ContactForm = z.input<ContactFormSchema>;

/** Values of a valid contact form: a checksum address, trimmed texts. */
export type ContactFields = z.output<ContactFormSchema>;
