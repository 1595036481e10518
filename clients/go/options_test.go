package everythingwallet

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

func TestWhereKeysMayBeSent(t *testing.T) {
	for _, url := range []string{
		"https://api.example.com", "https://api.example.com/", "https://api.example.com/wallet",
		"http://localhost:5000", "http://127.0.0.1:15000", "http://[::1]:15000",
	} {
		if _, err := New(testKey, WithBaseURL(url)); err != nil {
			t.Errorf("%s: %v", url, err)
		}
	}
}

func TestWhereTheyMayNot(t *testing.T) {
	for _, url := range []string{
		"http://api.example.com", "http://localhost.example.com", "http://127.0.0.1.example.com",
		"http://localhost@example.com", "https://user:secret@example.com", "https://example.com?key=secret",
		"ftp://localhost", "example.com", "https://", "", "https://exa mple.com:port",
	} {
		if _, err := New(testKey, WithBaseURL(url)); err == nil || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: %v", url, err)
		}
	}
}

func TestKeysThatNoHeaderCanHold(t *testing.T) {
	for _, key := range []string{"", "ew_live_A B", "ew_live_A\r\nX: y", "ew_live_é", " ew_live_A"} {
		if _, err := New(key); err == nil || strings.Contains(err.Error(), "ew_live") {
			t.Errorf("%q: %v", key, err)
		}
	}
}

func TestNoHTTPClient(t *testing.T) {
	if _, err := New(testKey, WithHTTPClient(nil)); err == nil {
		t.Error("no error")
	}
}

func TestARedirectIsNotFollowed(t *testing.T) {
	elsewhere, requests := fakeAPI(t, healthy)
	url, _ := fakeAPI(t, answer{status: http.StatusTemporaryRedirect, header: map[string]string{"Location": elsewhere}})
	if _, err := newClient(t, WithBaseURL(url)).Health(t.Context()); err == nil {
		t.Error("no error")
	}
	if len(*requests) != 0 {
		t.Error("the redirect was followed")
	}
}

func TestTheKeyIsShownNowhere(t *testing.T) {
	client, _ := fakeClient(t, 0, problem(401, "key_revoked"), answer{})
	_, refused := client.Networks(t.Context())
	_, failed := client.Networks(t.Context())
	if refused == nil || failed == nil {
		t.Fatal("no error")
	}
	for _, value := range []any{client, *client, refused, failed} {
		for _, verb := range []string{"%v", "%+v", "%#v", "%s"} {
			if text := fmt.Sprintf(verb, value); strings.Contains(text, testKey) {
				t.Errorf("%s shows the key: %s", verb, text)
			}
		}
	}
}
