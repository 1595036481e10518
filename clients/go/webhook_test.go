package everythingwallet

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"
)

const (
	webhookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	webhookTime   = "1614265330"
)

func setWebhookClock(t *testing.T) {
	t.Helper()
	currentTime = func() time.Time { return time.Unix(1614265330, 0) }
	t.Cleanup(func() { currentTime = time.Now })
}

func signWebhook(body, timestamp string) string {
	key, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(webhookSecret, "whsec_"))
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte("evt_1." + timestamp + "." + body))
	return "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
}

func webhookHeader(id, timestamp, signature string) http.Header {
	header := http.Header{}
	header.Set("webhook-id", id)
	header.Set("webhook-timestamp", timestamp)
	header.Set("webhook-signature", signature)
	return header
}

func TestCheckSignatureAcceptsThePublishedExample(t *testing.T) {
	setWebhookClock(t)
	header := webhookHeader("msg_p5jXN8AQM9LWM0D4loKWxJek", webhookTime, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=")
	if err := checkSignature([]byte(`{"test": 2432232314}`), header, []string{webhookSecret}); err != nil {
		t.Error(err)
	}
	err := checkSignature([]byte(`{"test": 2432232315}`), header, []string{webhookSecret})
	if !errors.Is(err, ErrWebhookVerification) {
		t.Errorf("another body ended with %v", err)
	}
}

func TestVerifyWebhook(t *testing.T) {
	setWebhookClock(t)
	other := "whsec_" + base64.StdEncoding.EncodeToString(make([]byte, 24))
	signature := signWebhook(eventBody, webhookTime)
	for name, test := range map[string]struct {
		header  http.Header
		secrets []string
		isValid bool
	}{
		"one signature":         {webhookHeader("evt_1", webhookTime, signature), []string{webhookSecret}, true},
		"several signatures":    {webhookHeader("evt_1", webhookTime, "v2,a v1,AAAA "+signature), []string{webhookSecret}, true},
		"several secrets":       {webhookHeader("evt_1", webhookTime, signature), []string{other, webhookSecret}, true},
		"another secret":        {webhookHeader("evt_1", webhookTime, signature), []string{other}, false},
		"no secret":             {webhookHeader("evt_1", webhookTime, signature), nil, false},
		"another id":            {webhookHeader("evt_2", webhookTime, signature), []string{webhookSecret}, false},
		"another version":       {webhookHeader("evt_1", webhookTime, "v2"+signature[2:]), []string{webhookSecret}, false},
		"no signature":          {webhookHeader("evt_1", webhookTime, ""), []string{webhookSecret}, false},
		"no headers":            {http.Header{}, []string{webhookSecret}, false},
		"no number":             {webhookHeader("evt_1", "now", signature), []string{webhookSecret}, false},
		"5 minutes before":      {webhookHeader("evt_1", "1614265030", signWebhook(eventBody, "1614265030")), []string{webhookSecret}, true},
		"5 minutes after":       {webhookHeader("evt_1", "1614265630", signWebhook(eventBody, "1614265630")), []string{webhookSecret}, true},
		"more than that before": {webhookHeader("evt_1", "1614265029", signWebhook(eventBody, "1614265029")), []string{webhookSecret}, false},
		"more than that after":  {webhookHeader("evt_1", "1614265631", signWebhook(eventBody, "1614265631")), []string{webhookSecret}, false},
	} {
		event, err := VerifyWebhook([]byte(eventBody), test.header, test.secrets...)
		if test.isValid && (err != nil || event.Id != "evt_1" || event.Data.BlockNumber != 7) {
			t.Errorf("%s: got %+v, %v", name, event, err)
		}
		if !test.isValid && !errors.Is(err, ErrWebhookVerification) {
			t.Errorf("%s: got %+v, %v", name, event, err)
		}
	}
}

func TestVerifyWebhookRefusesASignedBodyThatIsNoEvent(t *testing.T) {
	setWebhookClock(t)
	for _, body := range []string{"[]", "{}", "text"} {
		header := webhookHeader("evt_1", webhookTime, signWebhook(body, webhookTime))
		if _, err := VerifyWebhook([]byte(body), header, webhookSecret); !errors.Is(err, ErrWebhookVerification) {
			t.Errorf("%s ended with %v", body, err)
		}
	}
}

func TestVerifyWebhookNamesAMalformedSecret(t *testing.T) {
	setWebhookClock(t)
	header := webhookHeader("evt_1", webhookTime, signWebhook(eventBody, webhookTime))
	for _, secret := range []string{"", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_", "whsec_*"} {
		_, err := VerifyWebhook([]byte(eventBody), header, secret)
		if err == nil || errors.Is(err, ErrWebhookVerification) || !strings.Contains(err.Error(), "whsec_ and base64") {
			t.Errorf("%q ended with %v", secret, err)
		}
	}
}
