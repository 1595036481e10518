/**
 * The transaction in the examples of the API: one wei on Sepolia, signed by a key that exists nowhere any more. A local chain gives its
 * sender the coin for it; elsewhere it has none, so that nothing can be sent by it.
 */
export const sampleTransaction = {
  from: '0x1D76c7A14b2A6d87bc8Ec8F7B6a4bED8239581E4',
  signedTransaction:
    '0x02f86e83aa36a7808459682f008506fc23ac00825208948617e340b3d01fa5f11f306f4090fd50e238070d0180c080a0eafe16f9c225cdfbf4da5d6a856c161102c67bc8cdd0459f564ee528872d264ba03e052bed4186d0dbc649422be8e2f3003e8304e97cd3fc7393f2486fe87e0fed',
  txHash: '0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254',
} as const;
