package everythingwallet

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
)

// Option changes a setting of a client that New creates.
type Option func(*settings)

type settings struct {
	baseURL    string
	maxRetries int
	httpClient *http.Client
}

// WithBaseURL sets the deployment: https, except on this machine.
func WithBaseURL(baseURL string) Option {
	return func(s *settings) { s.baseURL = baseURL }
}

// WithMaxRetries sets the number of retries after 429, 5xx or a failed connection: 3 by default,
// 0 for none.
func WithMaxRetries(maxRetries int) Option {
	return func(s *settings) { s.maxRetries = maxRetries }
}

// WithHTTPClient replaces the HTTP client, whose Timeout applies to each attempt. Redirects are not followed, whatever
// its CheckRedirect returns: they would send the key to another server. New rejects nil.
func WithHTTPClient(client *http.Client) Option {
	return func(s *settings) { s.httpClient = client }
}

// checkBaseURL rejects URLs that keys must not be sent to; the error does not repeat the URL, which may contain secrets.
func checkBaseURL(text string) error {
	base, err := url.Parse(text)
	switch {
	case err != nil:
		return errors.New("everythingwallet: the base URL is not a URL")
	case base.Hostname() == "" || (base.Scheme != "https" && base.Scheme != "http"):
		return errors.New("everythingwallet: the base URL must begin with https://")
	case base.Scheme == "http" && !isThisMachine(base.Hostname()):
		return errors.New("everythingwallet: the base URL must begin with https://, unless it is on this machine")
	case base.User != nil || base.RawQuery != "" || base.Fragment != "":
		return errors.New("everythingwallet: the base URL must have no user, query or fragment")
	}
	return nil
}

func isThisMachine(host string) bool {
	return host == "localhost" || host == "127.0.0.1" || host == "::1"
}

// checkAPIKey rejects keys that a header cannot hold; the error does not repeat the key.
func checkAPIKey(apiKey string) error {
	isVisible := func(r rune) bool { return r > ' ' && r <= '~' }
	if apiKey == "" || strings.ContainsFunc(apiKey, func(r rune) bool { return !isVisible(r) }) {
		return errors.New("everythingwallet: the API key must be visible ASCII characters without spaces")
	}
	return nil
}
