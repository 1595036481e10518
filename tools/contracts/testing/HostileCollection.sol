// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// Test collection with spoofed metadata: anyone can set its name and the metadata URI of each NFT.
contract HostileCollection is ERC721 {
    string private _name;
    mapping(uint256 => string) private _addresses;

    constructor(string memory name_, string memory symbol_) ERC721(name_, symbol_) {
        _name = name_;
    }

    function mint(address to, uint256 tokenId, string calldata address_) external {
        _mint(to, tokenId);
        _addresses[tokenId] = address_;
    }

    function setName(string calldata name_) external {
        _name = name_;
    }

    function setTokenURI(uint256 tokenId, string calldata address_) external {
        _addresses[tokenId] = address_;
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        return _addresses[tokenId];
    }
}
