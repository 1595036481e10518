/** Sign before an amount, by the kind of transaction. */
export const transactionSigns = { send: '−', receive: '+', swap: '' } as const;
