package everythingwallet

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ErrWebhookVerification marks the error of a request that is no webhook of the owner of the secret, or is too old. Answer it
// with status 400, and do not act on it.
var ErrWebhookVerification = errors.New("the webhook could not be verified")

// maxDifference is the most time between the clocks of sender and recipient.
const maxDifference = 5 * time.Minute

// currentTime returns the time; tests replace it.
var currentTime = time.Now

// VerifyWebhook verifies a webhook (Standard Webhooks), and returns its event. The body must be as it was received: parsing and
// writing it again would change it. Pass several secrets while one is being replaced. The error wraps
// ErrWebhookVerification if no signature is valid or the timestamp is more than 5 minutes from now; it never contains a secret.
func VerifyWebhook(body []byte, header http.Header, secrets ...string) (*Event, error) {
	if err := checkSignature(body, header, secrets); err != nil {
		return nil, wrap(err)
	}
	var event Event
	if err := json.Unmarshal(body, &event); err != nil {
		return nil, wrap(fmt.Errorf("%w: the body is not an event: %w", ErrWebhookVerification, err))
	}
	if event.Id == "" || event.Type == "" {
		return nil, wrap(fmt.Errorf("%w: the body is not an event", ErrWebhookVerification))
	}
	return &event, nil
}

// checkSignature checks the signature of a request: HMAC-SHA256 over id, timestamp and body.
func checkSignature(body []byte, header http.Header, secrets []string) error {
	keys := make([][]byte, 0, len(secrets))
	for _, secret := range secrets {
		encoded, isSecret := strings.CutPrefix(secret, "whsec_")
		key, err := base64.StdEncoding.DecodeString(encoded)
		if !isSecret || err != nil || len(key) == 0 {
			return errors.New("a secret of webhooks is whsec_ and base64")
		}
		keys = append(keys, key)
	}
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	signatures := header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return fmt.Errorf("%w: a header is missing", ErrWebhookVerification)
	}
	seconds, err := strconv.ParseUint(timestamp, 10, 48)
	if err != nil || currentTime().Sub(time.Unix(int64(seconds), 0)).Abs() > maxDifference {
		return fmt.Errorf("%w: the timestamp is more than 5 minutes from the time of this machine", ErrWebhookVerification)
	}
	for _, key := range keys {
		mac := hmac.New(sha256.New, key)
		fmt.Fprintf(mac, "%s.%s.", id, timestamp)
		mac.Write(body)
		expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		for _, signature := range strings.Fields(signatures) {
			if hmac.Equal([]byte(signature), []byte(expected)) {
				return nil
			}
		}
	}
	return fmt.Errorf("%w: no signature is valid for this body and secret", ErrWebhookVerification)
}
