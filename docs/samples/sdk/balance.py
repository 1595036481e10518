"""The developer pages show the lines between the region marks."""

# #region shown
# Save as balance.py, then: EW_API_KEY=ew_test_… python balance.py
import os

from everything_wallet import EverythingWallet

with EverythingWallet(
    api_key=os.environ["EW_API_KEY"],
    base_url="https://everything-wallet.web.app",
) as wallet:
    answer = wallet.get_balance(
        address="0x52908400098527886E0F7030069857D2E4169EE7",
        network="sepolia",
    )
    print(answer.balance, answer.currency)
# #endregion
