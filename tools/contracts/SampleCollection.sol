// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import "@openzeppelin/contracts/utils/Base64.sol";
import "@openzeppelin/contracts/utils/Strings.sol";

/// ERC-721 collection for the local chains. Anyone can mint. The contract derives name, picture and traits from the token ID, so the
/// metadata needs no server.
contract SampleCollection is ERC721 {
    using Strings for uint256;

    struct Traits {
        string sky;
        uint256 hue;
        uint256 height;
        uint256 size;
    }

    /// Number of NFTs minted. Token IDs start at 1.
    uint256 public totalSupply;

    constructor(string memory name_, string memory symbol_) ERC721(name_, symbol_) {}

    /// Mints `count` NFTs to `to` and returns the token ID of the first.
    function mint(address to, uint256 count) external returns (uint256 first) {
        first = totalSupply + 1;
        totalSupply += count;
        for (uint256 index = 0; index < count; index++) {
            _mint(to, first + index);
        }
    }

    /// Metadata as a data URI: JSON with name, description, image and attributes.
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireMinted(tokenId);
        Traits memory traits = _traitsOf(tokenId);
        string memory described = string.concat(
            '{"name":"',
            name(),
            " #",
            tokenId.toString(),
            '","description":"A lantern of the local chain, drawn by its contract.",',
            '"image":"data:image/svg+xml;base64,',
            Base64.encode(bytes(_draw(traits)))
        );
        described = string.concat(
            described,
            '","attributes":[{"trait_type":"Sky","value":"',
            traits.sky,
            '"},{"trait_type":"Height","display_type":"number","value":',
            traits.height.toString(),
            "}]}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(described)));
    }

    /// Traits derived from the token ID alone.
    function _traitsOf(uint256 tokenId) private pure returns (Traits memory) {
        uint256 chance = uint256(keccak256(abi.encode("lantern", tokenId)));
        string[4] memory skies = ["Dawn", "Noon", "Dusk", "Night"];
        uint256[4] memory hues = [uint256(25), 200, 285, 230];
        uint256 which = chance % 4;
        return
            Traits({
                sky: skies[which],
                hue: hues[which] + ((chance >> 8) % 20),
                height: 1 + ((chance >> 16) % 9),
                size: 44 + ((chance >> 24) % 40)
            });
    }

    /// SVG of a lantern above hills.
    function _draw(Traits memory traits) private pure returns (string memory) {
        string memory hue = traits.hue.toString();
        string memory top = (300 - traits.height * 20).toString();
        string memory hills = string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="hsl(',
            hue,
            ',60%,32%)"/><path d="M0 340 Q100 260 200 330 T400 310 V400 H0 Z" fill="hsl(',
            hue,
            ',50%,16%)"/>'
        );
        string memory lantern = string.concat(
            '<circle cx="200" cy="',
            top,
            '" r="',
            (traits.size + 26).toString(),
            '" fill="#ffd98a" opacity=".3"/><ellipse cx="200" cy="',
            top
        );
        return
            string.concat(
                hills,
                lantern,
                '" rx="',
                (traits.size - 12).toString(),
                '" ry="',
                traits.size.toString(),
                '" fill="#ffc04d"/></svg>'
            );
    }
}
