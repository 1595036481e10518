import { describe, expect, test } from 'vitest';
import { contactSchema, newContactId } from './contact.ts';
import { contactFormSchema, contactFormSchemaWith, type ContactForm } from './contactForm.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const form: ContactForm = { name: 'Ada', address: ADDRESS, network: 'ethereum', notes: '' };

function problemsOf(fields: Partial<ContactForm>): [PropertyKey | undefined, string][] {
  const { error } = contactFormSchema.safeParse({ ...form, ...fields });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('the form', () => {
  test('retains an unknown network of the contact, and accepts no other unknown one', () => {
    const schema = contactFormSchemaWith('farcoin');
    expect(schema.parse({ ...form, network: 'farcoin' }).network).toBe('farcoin');
    expect(schema.parse(form).network).toBe('ethereum');
    expect(schema.safeParse({ ...form, network: 'nearcoin' }).success).toBe(false);
    expect(contactFormSchema.safeParse({ ...form, network: 'farcoin' }).success).toBe(false);
  });

  test('returns trimmed texts and the address with its checksum', () => {
    expect(
      contactFormSchema.parse({
        name: ' Ada Lovelace ',
        address: ` ${ADDRESS.toLowerCase()} `,
        network: 'polygon',
        notes: '\nPays in\nMATIC \n',
      }),
    ).toEqual({ name: 'Ada Lovelace', address: ADDRESS, network: 'polygon', notes: 'Pays in\nMATIC' });
  });

  test.each<[string, Partial<ContactForm>]>([
    ['a name of 100 characters', { name: 'x'.repeat(100) }],
    ['notes of 500 characters', { notes: 'x'.repeat(500) }],
    ['notes of several lines', { notes: 'one\r\ntwo\nthree' }],
    ['no notes', { notes: '  ' }],
  ])('allows %s', (_, fields) => {
    expect(problemsOf(fields)).toEqual([]);
  });

  test.each<[string, Partial<ContactForm>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'contacts.error.nameRequired'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name', 'contacts.error.nameTooLong'],
    ['a name with a line break', { name: 'Ada\nEve' }, 'name', 'common.error.invisible'],
    ['a name that reads backwards', { name: 'Ada\u202eevE' }, 'name', 'common.error.invisible'],
    ['no address', { address: '' }, 'address', 'common.error.required'],
    [
      'an address with a typo',
      { address: ADDRESS.replace('98', '89') },
      'address',
      'send.error.recipientChecksum',
    ],
    ['notes of 501 characters', { notes: 'x'.repeat(501) }, 'notes', 'contacts.error.notesTooLong'],
    ['notes with a zero-width space', { notes: 'a\u200bb' }, 'notes', 'common.error.invisible'],
  ])('rejects %s at its field', (_, fields, field, message) => {
    expect(problemsOf(fields)).toEqual([[field, message]]);
  });

  test('rejects an unknown network', () => {
    expect(contactFormSchema.safeParse({ ...form, network: 'solana' }).success).toBe(false);
  });
});

describe('the document', () => {
  test.each([{}, { notes: null }])('needs no notes (%j)', (fields) => {
    expect(contactSchema.parse({ user_id: 'alice', name: 'Ada', address: ADDRESS, ...fields })).toEqual({
      user_id: 'alice',
      name: 'Ada',
      address: ADDRESS,
      network: 'ethereum',
      notes: null,
    });
  });
});

test('an id contains its owner’s, and differs every time', () => {
  const ids = [newContactId('alice'), newContactId('alice')];
  expect(ids[0]).toMatch(/^alice_[0-9a-f-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});
