/** Name under which the positions of accounts in the matches of the network's scanner are stored. */
export const scannedName = 'scanned';
