import vectors from '../bip39Vectors.json' with { type: 'json' };

/** Phrases published by tools and documents: their keys are public, and bots empty their addresses. */
export const publicPhrases: readonly string[] = [
  // Hardhat, Foundry's Anvil
  `${'test '.repeat(11)}junk`,
  // Ganache, with --deterministic
  'myth like bonus scare over problem client lizard pioneer submit female collect',
  // Truffle
  'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat',
  // Trezor's emulator
  Array(12).fill('all').join(' '),
  // ethers documentation
  'announce room limb pattern dry unit scale effort smooth jazz weasel alcohol',
  // Mastering Bitcoin and Mastering Ethereum
  'army van defense carry jealous true garbage claim echo media make crunch',
  // MetaMask's tests
  'spread raise short crane omit tent fringe mandate neglect detail suspect cradle',
  'phrase upgrade clock rough situate wedding elder clever doctor stamp excess tent',
  'forum vessel pink push lonely enact gentle tail admit parrot grunt dress',
  // Every test vector of BIP-39 (Trezor)
  ...vectors.map(({ mnemonic }) => mnemonic),
];
