import { writeFileSync } from 'node:fs';
import { createWalletUser, fund } from '../../tests/e2e/support/walletUser.ts';
import { timeToFigures } from './timeToFigures.ts';

/*
 * Times the home of a new user with coins, and writes the times as JSON. A program of its own: the stack of an older build is
 * another one, and the modules that create users read where their stack is once.
 */

const [origin, file] = process.argv.slice(2);
if (!origin || !file) throw new Error('usage: timeHome <origin> <file>');
const user = await createWalletUser();
await fund(user.address, 'mainnet', '10');
// The emulator starts a function at its first call.
await timeToFigures(origin, user);
writeFileSync(file, JSON.stringify(await timeToFigures(origin, user)));
