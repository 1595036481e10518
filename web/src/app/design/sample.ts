import { networkById } from '@everything-wallet/core/networks/findNetwork';

/** Values that the specimens draw. */
export const sample = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  other: '0xf39fC1f1b0Df6d9a6EC0bD8e4c1D0F9f1E1d2266',
  stranger: '0x1F98407aaB862CdDeF78Ed252D6f557aA5b0f00d',
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  ethereum: networkById('ethereum'),
  sepolia: networkById('sepolia'),
  base: networkById('base'),
  time: new Date('2026-11-28T16:20:00Z'),
  amount: '1234.567890123456789',
  accounts: [
    { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'Savings' },
    { address: '0x1F98407aaB862CdDeF78Ed252D6f557aA5b0f00d', name: 'حساب التوفير' },
  ],
  words: ['legal', 'winner', 'thank', 'year', 'wave', 'sausage'],
} as const;
