/** keccak256('Approval(address,address,uint256)') (ERC-20, ERC-721). */
export const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';

/** keccak256('ApprovalForAll(address,address,bool)') (ERC-721, ERC-1155). */
export const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';

/** keccak256('Approval(address,address,address,uint160,uint48)') (Permit2). */
export const PERMIT2_APPROVAL = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b';

/** keccak256('Permit(address,address,address,uint160,uint48,uint48)') (Permit2). */
export const PERMIT2_PERMIT = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec';

/** keccak256('Lockdown(address,address,address)') (Permit2): an allowance of its own is taken back. */
export const PERMIT2_LOCKDOWN = '0x89b1add15eff56b3dfe299ad94e01f2b52fbcb80ae1a3baea6ae8c04cb2b98a4';
