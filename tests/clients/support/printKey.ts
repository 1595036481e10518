import { TestKey } from '../../functions/support/TestKey.ts';
import { TestUser } from '../../functions/support/TestUser.ts';

/* Prints an API key of a new user of the stack, for tools that ask the API by themselves. */

const { key } = await TestKey.create(await TestUser.signUp());
process.stdout.write(key);
