/** keccak256('Deposit(address,address,uint256,uint256)'): sender, owner, assets, shares (ERC-4626). */
export const DEPOSIT = '0xdcbc1c05240f31ff3ad067ef1ee35ce4997762752e3a095284754544f4c709d7';

/** keccak256('Withdraw(address,address,address,uint256,uint256)'): sender, receiver, owner, assets, shares (ERC-4626). */
export const WITHDRAW = '0xfbde797d201c681b91056529119e0b02407c7bb96a4a2c75c01fc9667232c8db';
