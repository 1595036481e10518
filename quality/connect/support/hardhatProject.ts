/**
 * Files of a Hardhat project whose script sends 0.001 ETH to RECIPIENT through EW_RPC_URL and waits for the block. In
 * text, since Hardhat is not among the dependencies of the repository.
 */
export const hardhatProject: Readonly<Record<string, string>> = {
  'hardhat.config.js': `
    import hardhatEthers from '@nomicfoundation/hardhat-ethers';
    import { defineConfig } from 'hardhat/config';
    export default defineConfig({
      plugins: [hardhatEthers],
      networks: {
        wallet: { type: 'http', url: process.env.EW_RPC_URL, accounts: 'remote', timeout: 600_000 },
      },
    });`,
  'send.js': `
    import { network } from 'hardhat';
    const { ethers } = await network.create();
    const [signer] = await ethers.getSigners();
    const sent = await signer.sendTransaction({ to: process.env.RECIPIENT, value: ethers.parseEther('0.001') });
    const { hash, status } = await sent.wait();
    console.log('Transaction', hash, 'status', status);`,
};
