/** What an amount gets in front of it by the kind of transaction: which way the coins went. */
export const transactionSigns = { send: '−', receive: '+', swap: '' } as const;
