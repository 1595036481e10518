/** Descriptors whose vectors are described rightly and in other words, with the reason; any other difference is a failure. */
export const otherWords: ReadonlyMap<string, string> = new Map([
  ['calldata-WrappedTokenGatewayV3', 'the threshold is newer than the registry that is bundled'],
  ['calldata-lbtc-mainnet', 'the threshold is newer than the registry that is bundled'],
  ['calldata-lbtc-sepolia', 'the threshold is newer than the registry that is bundled'],
  ['calldata-LIFIDiamond', 'labels are newer than the registry that is bundled'],
  ['calldata-PftNft', 'an NFT is shown by its number: the name of its collection is not requested'],
  ['calldata-PutManager', 'an NFT is shown by its number: the name of its collection is not requested'],
  ['calldata-AugustusSwapper-v6.2', "the sender is the sender's address, and not the word"],
  ['calldata-LayerswapDepository', "the coin has our network's symbol"],
  ['calldata-wct', 'the descriptor names the token, the vector does not'],
  ['calldata-Safe-1.4.1', 'a call inside is one line, and not rows of its own'],
  ['calldata-SafeProxyFactory-1.3.0', 'a call inside is one line, and not rows of its own'],
  ['calldata-kiln-fee-splitter-factory', 'a call inside is one line, and not rows of its own'],
  ['calldata-SafeL2-1.3.0', 'the zero address is the coin'],
  ['calldata-MinterVault', 'there is one space less behind an amount without a symbol'],
  ['calldata-RedemptionVault', 'there is one space less behind an amount without a symbol'],
]);
