#!/bin/sh
# The developer pages show the lines between the region marks. tests/clients/samples.test.ts runs the file.
set -eu

# #region shown
EW_BASE_URL='https://everything-wallet.web.app'
ADDRESS='0x52908400098527886E0F7030069857D2E4169EE7'

curl --silent --show-error --fail-with-body --get "$EW_BASE_URL/api/v1/balance" \
  --header "Authorization: Bearer ${EW_API_KEY:?must hold a key of the developer portal}" \
  --data-urlencode "address=$ADDRESS" \
  --data-urlencode 'network=sepolia'
# #endregion
